package io.shindigneo4j.server.connection;

import io.shindigneo4j.server.session.Credential;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The header of that name: Basic (RFC 7617) or Bearer (RFC 6750). */
public final class AuthorizationHeader {

  private static final String BASIC = "Basic ";
  private static final String BEARER = "Bearer ";

  private AuthorizationHeader() {}

  /**
   * What the client shows in the header, which may be null.
   *
   * @throws RequestRejectedException where there is nothing of the kind
   */
  public static Credential credential(String header) throws RequestRejectedException {
    if (hasScheme(header, BASIC)) {
      return password(header.substring(BASIC.length()));
    } else if (hasScheme(header, BEARER)) {
      return new Credential.Bearer(header.substring(BEARER.length()).trim());
    }
    throw RequestRejectedException.unauthorized();
  }

  private static boolean hasScheme(String header, String scheme) {
    return header != null && header.regionMatches(true, 0, scheme, 0, scheme.length());
  }

  private static Credential password(String base64) throws RequestRejectedException {
    String[] pair = decode(base64).split(":", 2);
    if (pair.length != 2) {
      throw RequestRejectedException.unauthorized();
    }
    return new Credential.Password(pair[0], pair[1]);
  }

  private static String decode(String base64) throws RequestRejectedException {
    try {
      return new String(Base64.getDecoder().decode(base64.trim()), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw RequestRejectedException.unauthorized();
    }
  }
}
