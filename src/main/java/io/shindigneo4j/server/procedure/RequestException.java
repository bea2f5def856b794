package io.shindigneo4j.server.procedure;

import io.shindigneo4j.protocol.ErrorCode;

/** Fails a request with a code and a message for the client. */
public final class RequestException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;
  private final boolean retryable;

  public RequestException(String code, String message, boolean retryable) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }

  public static RequestException invalidParameter(String message) {
    return new RequestException(ErrorCode.INVALID_PARAMETER, message, false);
  }

  public static RequestException unknownProcedure(String name) {
    return new RequestException(ErrorCode.UNKNOWN_PROCEDURE, "no procedure " + name, false);
  }

  public static RequestException readOnly() {
    return new RequestException(ErrorCode.READ_ONLY, "a write in a request that reads", false);
  }

  public static RequestException resultTooLarge(String message) {
    return new RequestException(ErrorCode.RESULT_TOO_LARGE, message, false);
  }

  public static RequestException tooMuchWork(long most) {
    return new RequestException(
        ErrorCode.TOO_MUCH_WORK, "more than %d relationships to look at".formatted(most), false);
  }

  public static RequestException timedOut() {
    return new RequestException(ErrorCode.TIMED_OUT, "it took too long", true);
  }

  public static RequestException databaseNotReady() {
    return new RequestException(
        ErrorCode.DATABASE_NOT_READY, "a fault has stopped the database", true);
  }

  public String code() {
    return code;
  }

  public boolean retryable() {
    return retryable;
  }

  /** Another server is the leader of the database. */
  public static RequestException notLeader() {
    return new RequestException(
        ErrorCode.NOT_LEADER, "this server cannot write to the database", true);
  }
}
