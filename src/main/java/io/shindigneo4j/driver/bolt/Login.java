package io.shindigneo4j.driver.bolt;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.neo4j.driver.AuthToken;
import org.neo4j.driver.AuthTokens;

/**
 * Who connects.
 *
 * @param username empty for who has a token, whose name the server alone knows
 */
record Login(String username, AuthToken token) {

  private static final String BASIC = "Basic ";
  private static final String BEARER = "Bearer ";

  /**
   * @param authorization the value of an HTTP Authorization header
   * @throws IllegalArgumentException for a scheme that is neither Basic nor Bearer
   */
  static Login of(String authorization) {
    if (authorization.startsWith(BEARER)) {
      return new Login("", AuthTokens.bearer(authorization.substring(BEARER.length())));
    }
    if (!authorization.startsWith(BASIC)) {
      throw new IllegalArgumentException("credentials must be Basic or Bearer ones");
    }
    byte[] pair = Base64.getDecoder().decode(authorization.substring(BASIC.length()));
    String text = new String(pair, StandardCharsets.UTF_8);
    int separator = text.indexOf(':');
    String username = text.substring(0, separator);
    return new Login(username, AuthTokens.basic(username, text.substring(separator + 1)));
  }

  /** Without the credentials. */
  @Override
  public String toString() {
    return "Login[" + username + "]";
  }
}
