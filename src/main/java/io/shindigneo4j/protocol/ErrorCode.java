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

  /** The client has given the request up. */
  public static final String CANCELLED = "request.cancelled";

  /** The client has asked for no more records for too long. */
  public static final String SLOW_READER = "request.slow-reader";

  /** The request id has been used for another write. */
  public static final String REUSED_REQUEST_ID = "request.reused-request-id";

  /** The same write is done by another at the same time; its answer can be had afterwards. */
  public static final String REPEATED = "request.repeated";

  /**
   * The commit of a write has failed halfway: the write may have taken effect, or may take effect
   * when the database starts again.
   */
  public static final String OUTCOME_UNKNOWN = "request.outcome-unknown";

  /** A bookmark is not one of this database. */
  public static final String UNKNOWN_BOOKMARK = "request.unknown-bookmark";

  /** The database has not got what a bookmark stands for, and did not get it in time. */
  public static final String BOOKMARK_UNREACHABLE = "request.bookmark-unreachable";

  /** No transaction of that id is open on the connection: it never was, or has ended. */
  public static final String UNKNOWN_TRANSACTION = "transaction.unknown";

  /** More open transactions and streams, of the connection, user or all, than allowed. */
  public static final String TOO_MANY_TRANSACTIONS = "transaction.too-many-open";

  /** No text was given under that number on the connection; with its text it can be run. */
  public static final String UNKNOWN_STATEMENT = "statement.unknown";

  /** The number is not one that a text can be remembered under. */
  public static final String INVALID_STATEMENT_NUMBER = "statement.invalid-number";

  /** The text is too long to be remembered. */
  public static final String STATEMENT_TOO_LONG = "statement.too-long";

  /** The texts that the connection has the server remember are too long together. */
  public static final String TOO_MANY_STATEMENTS = "statement.too-many";

  /** The server takes no Cypher of clients, or none that may write. */
  public static final String FORBIDDEN_CYPHER = "cypher.forbidden";

  /** A Cypher text is longer than the server allows. */
  public static final String CYPHER_TOO_LONG = "cypher.too-long";

  /** A Cypher text is nested more deeply than the server allows. */
  public static final String CYPHER_TOO_NESTED = "cypher.too-nested";

  /** A request in read mode tried to write. */
  public static final String READ_ONLY = "request.read-only";

  /** No native procedure of that name. */
  public static final String UNKNOWN_PROCEDURE = "procedure.unknown";

  /** The server does not let the user call that native procedure. */
  public static final String FORBIDDEN_PROCEDURE = "procedure.forbidden";

  /** A parameter is missing, unknown to the procedure, or of the wrong type. */
  public static final String INVALID_PARAMETER = "procedure.invalid-parameter";

  /** The procedure would look at more of the graph than the server allows. */
  public static final String TOO_MUCH_WORK = "procedure.too-much-work";

  /** More records than the server allows in one answer. */
  public static final String RESULT_TOO_LARGE = "result.too-large";

  /** The answer has a value that the format cannot carry, such as one nested too deeply. */
  public static final String UNSUPPORTED_VALUE = "result.unsupported-value";

  /** A topic of a subscription is not one, or there are too many. */
  public static final String INVALID_TOPIC = "subscription.invalid-topic";

  /** The server does not let the user subscribe to events, or has none. */
  public static final String FORBIDDEN_SUBSCRIPTION = "subscription.forbidden";

  /** More subscriptions, of the connection or of all, than the server allows. */
  public static final String TOO_MANY_SUBSCRIPTIONS = "subscription.too-many";

  /** All workers are busy and the queue is full. */
  public static final String BUSY = "server.busy";

  /** The server cannot write to the database, as another one of its cluster can. */
  public static final String NOT_LEADER = "server.not-leader";

  /** The database cannot be used now, such as after a fault that has stopped it. */
  public static final String DATABASE_NOT_READY = "database.not-ready";

  /** An unexpected fault; the server's log has the details. */
  public static final String INTERNAL = "server.internal";

  private ErrorCode() {}
}
