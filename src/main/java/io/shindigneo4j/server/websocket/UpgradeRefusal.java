package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.HttpResponseStatus;

/** An upgrade request that is answered with an HTTP status instead. */
final class UpgradeRefusal extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient HttpResponseStatus status;

  UpgradeRefusal(HttpResponseStatus status, String reason) {
    super(reason);
    this.status = status;
  }

  /** The same words whatever is wrong, so that they tell nothing about users. */
  static UpgradeRefusal unauthorized() {
    return new UpgradeRefusal(
        HttpResponseStatus.UNAUTHORIZED, "a valid user name and password are needed");
  }

  static UpgradeRefusal unavailable(String reason) {
    return new UpgradeRefusal(HttpResponseStatus.SERVICE_UNAVAILABLE, reason);
  }

  HttpResponseStatus status() {
    return status;
  }
}
