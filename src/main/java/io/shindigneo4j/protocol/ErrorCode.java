package io.shindigneo4j.protocol;

/** The codes of failures that do not come from Neo4j; those keep Neo4j's own status codes. */
public final class ErrorCode {

  /** The message lacks a field, or a field has the wrong type. */
  public static final String MALFORMED_REQUEST = "request.malformed";

  /** A request of this id is already in flight on the connection. */
  public static final String DUPLICATE_ID = "request.duplicate-id";

  /** More requests in flight on the connection than the server allows. */
  public static final String TOO_MANY_REQUESTS = "request.too-many-in-flight";

  /** The server did not finish within the request's timeout. */
  public static final String TIMED_OUT = "request.timed-out";

  /** A request in read mode tried to write. */
  public static final String READ_ONLY = "request.read-only";

  /** No native procedure of that name. */
  public static final String UNKNOWN_PROCEDURE = "procedure.unknown";

  /** A parameter is missing, unknown to the procedure, or of the wrong type. */
  public static final String INVALID_PARAMETER = "procedure.invalid-parameter";

  /** More records than the server allows in one answer. */
  public static final String RESULT_TOO_LARGE = "result.too-large";

  /** The answer has a value that the format cannot carry, such as one nested too deeply. */
  public static final String UNSUPPORTED_VALUE = "result.unsupported-value";

  /** All workers are busy and the queue is full. */
  public static final String BUSY = "server.busy";

  /** An unexpected fault; the server's log has the details. */
  public static final String INTERNAL = "server.internal";

  private ErrorCode() {}
}
