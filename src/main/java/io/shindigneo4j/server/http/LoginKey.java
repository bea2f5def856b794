package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.shindigneo4j.server.connection.AuthorizationHeader;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.session.Credential;

/**
 * The key of a cached login.
 *
 * @param authorization the header of that name, which may be null
 * @param database that the user wants to use
 */
record LoginKey(String authorization, String database) {

  static LoginKey of(HttpHeaders headers, String database) {
    return new LoginKey(headers.get(HttpHeaderNames.AUTHORIZATION), database);
  }

  /**
   * @throws RequestRejectedException where the header has none
   */
  Credential credential() throws RequestRejectedException {
    return AuthorizationHeader.credential(authorization);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "LoginKey[" + database + "]";
  }
}
