package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.shindigneo4j.server.connection.Authorization;
import io.shindigneo4j.server.connection.Refusal;
import io.shindigneo4j.server.session.Credential;

/**
 * What tells a login from another.
 *
 * @param authorization the header of that name, which may be null
 * @param database that the user wants to use
 */
record LoginKey(String authorization, String database) {

  static LoginKey of(HttpHeaders headers, String database) {
    return new LoginKey(headers.get(HttpHeaderNames.AUTHORIZATION), database);
  }

  /**
   * @throws Refusal where the header has none
   */
  Credential credential() throws Refusal {
    return Authorization.credential(authorization);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "LoginKey[" + database + "]";
  }
}
