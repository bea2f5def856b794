package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.server.migration.MigrationException;
import java.util.concurrent.CompletionException;

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
    return new UpgradeRefusal(HttpResponseStatus.UNAUTHORIZED, "valid credentials are needed");
  }

  static UpgradeRefusal unavailable(String reason) {
    return new UpgradeRefusal(HttpResponseStatus.SERVICE_UNAVAILABLE, reason);
  }

  /** What has come instead of the go-ahead for the database. */
  static UpgradeRefusal notReady(Throwable reason) {
    Throwable cause = reason instanceof CompletionException ? reason.getCause() : reason;
    if (cause instanceof MigrationException unmigrated) {
      return unmigrated.retryable()
          ? unavailable(unmigrated.getMessage())
          : new UpgradeRefusal(HttpResponseStatus.CONFLICT, unmigrated.getMessage());
    }
    return unavailable("the schema of the database is not complete yet");
  }

  HttpResponseStatus status() {
    return status;
  }
}
