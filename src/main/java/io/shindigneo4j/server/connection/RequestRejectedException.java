package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpResponseStatus;
import io.shindigneo4j.server.migration.MigrationException;
import java.util.concurrent.CompletionException;

/** An HTTP request that is answered with a status before any work is done for it. */
public final class RequestRejectedException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Why, with the code that programs tell it by. */
  public enum Kind {
    MALFORMED("http.malformed", HttpResponseStatus.BAD_REQUEST),
    UNKNOWN_SUBPROTOCOL("http.unknown-subprotocol", HttpResponseStatus.BAD_REQUEST),
    UNAUTHORIZED("http.unauthorized", HttpResponseStatus.UNAUTHORIZED),
    FOREIGN_ORIGIN("http.foreign-origin", HttpResponseStatus.FORBIDDEN),
    UNKNOWN_PATH("http.unknown-path", HttpResponseStatus.NOT_FOUND),
    WRONG_METHOD("http.wrong-method", HttpResponseStatus.METHOD_NOT_ALLOWED),
    NOT_ACCEPTABLE("http.not-acceptable", HttpResponseStatus.NOT_ACCEPTABLE),
    SLOW("http.slow-request", HttpResponseStatus.REQUEST_TIMEOUT),
    TOO_LARGE("http.too-large", HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE),
    UNSUPPORTED_TYPE("http.unsupported-type", HttpResponseStatus.UNSUPPORTED_MEDIA_TYPE),
    UNKNOWN_EXPECTATION("http.unknown-expectation", HttpResponseStatus.EXPECTATION_FAILED),
    UNKNOWN_VERSION("http.unknown-version", HttpResponseStatus.HTTP_VERSION_NOT_SUPPORTED),
    NO_UPGRADE("http.no-upgrade", HttpResponseStatus.UPGRADE_REQUIRED),
    TOO_MANY_FAILED_LOGINS("http.too-many-failed-logins", HttpResponseStatus.TOO_MANY_REQUESTS),
    TOO_MANY_LOGINS("http.too-many-logins", HttpResponseStatus.SERVICE_UNAVAILABLE),
    UNKNOWN_DATABASE("database.unknown", HttpResponseStatus.NOT_FOUND),
    NEWER_SCHEMA("database.newer-schema", HttpResponseStatus.CONFLICT),
    NOT_READY("database.not-ready", HttpResponseStatus.SERVICE_UNAVAILABLE);

    private final String code;

    @SuppressWarnings("ImmutableEnumChecker") // a status is a number and its name
    private final HttpResponseStatus status;

    Kind(String code, HttpResponseStatus status) {
      this.code = code;
      this.status = status;
    }

    public String code() {
      return code;
    }

    public HttpResponseStatus status() {
      return status;
    }

    /** Whether it is for what a client says of itself that a login is refused. */
    boolean isOfClient() {
      return this == UNAUTHORIZED || this == TOO_MANY_FAILED_LOGINS || this == UNKNOWN_DATABASE;
    }

    /** Whether the same request may be taken when it is sent again. */
    public boolean retryable() {
      return status.equals(HttpResponseStatus.SERVICE_UNAVAILABLE)
          || status.equals(HttpResponseStatus.TOO_MANY_REQUESTS);
    }
  }

  private final Kind kind;

  public RequestRejectedException(Kind kind, String reason) {
    super(reason);
    this.kind = kind;
  }

  /** Uses the same words for every reason, so that they tell nothing about users. */
  public static RequestRejectedException unauthorized() {
    return new RequestRejectedException(Kind.UNAUTHORIZED, "valid credentials are needed");
  }

  /** For every user alike, whether there is one or not. */
  static RequestRejectedException tooManyFailures() {
    return new RequestRejectedException(
        Kind.TOO_MANY_FAILED_LOGINS, "too many failed logins: try again later");
  }

  static RequestRejectedException unavailable() {
    return new RequestRejectedException(Kind.NOT_READY, "the database is not available");
  }

  /** For a database whose schema is not ready. */
  static RequestRejectedException notReady(Throwable reason) {
    if (cause(reason) instanceof MigrationException unmigrated) {
      Kind kind = unmigrated.retryable() ? Kind.NOT_READY : Kind.NEWER_SCHEMA;
      return new RequestRejectedException(kind, unmigrated.getMessage());
    }
    return new RequestRejectedException(
        Kind.NOT_READY, "the schema of the database is not complete yet");
  }

  /** The rejection that a login has failed with; for any other failure, one without details. */
  public static RequestRejectedException of(Throwable failure) {
    return cause(failure) instanceof RequestRejectedException refusal ? refusal : unavailable();
  }

  private static Throwable cause(Throwable failure) {
    return failure instanceof CompletionException ? failure.getCause() : failure;
  }

  public Kind kind() {
    return kind;
  }
}
