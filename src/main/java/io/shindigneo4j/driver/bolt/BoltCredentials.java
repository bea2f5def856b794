package io.shindigneo4j.driver.bolt;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.neo4j.driver.AuthToken;
import org.neo4j.driver.AuthTokens;

/**
 * The credentials of an HTTP Authorization header, as the official driver takes them.
 *
 * @param username empty for a bearer token, whose user only the server knows
 */
record BoltCredentials(String username, AuthToken token) {

  private static final String BASIC = "Basic ";
  private static final String BEARER = "Bearer ";

  /**
   * Reads a header.
   *
   * @param authorization the value of an HTTP Authorization header
   * @throws IllegalArgumentException for a scheme that is neither Basic nor Bearer
   */
  static BoltCredentials of(String authorization) {
    if (authorization.startsWith(BEARER)) {
      return new BoltCredentials("", AuthTokens.bearer(authorization.substring(BEARER.length())));
    }
    if (!authorization.startsWith(BASIC)) {
      throw new IllegalArgumentException("credentials must be Basic or Bearer ones");
    }
    byte[] pair = Base64.getDecoder().decode(authorization.substring(BASIC.length()));
    String text = new String(pair, StandardCharsets.UTF_8);
    int separator = text.indexOf(':');
    String username = text.substring(0, separator);
    return new BoltCredentials(username, AuthTokens.basic(username, text.substring(separator + 1)));
  }

  /** Without the credentials. */
  @Override
  public String toString() {
    return "BoltCredentials[" + username + "]";
  }
}
