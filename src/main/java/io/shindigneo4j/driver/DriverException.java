package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.net.URI;

/**
 * A statement has failed. Transient or permanent: whether the same statement may succeed when it is
 * tried again.
 */
public abstract sealed class DriverException extends RuntimeException
    permits TransientDriverException, PermanentDriverException {

  private static final long serialVersionUID = 1L;

  /**
   * The connection was lost, given up because the server was silent, or could not be made. Nothing
   * took effect, or it may be tried again.
   */
  public static final String UNAVAILABLE = "driver.unavailable";

  /**
   * The connection was lost while a write without a request id was under way: it may or may not
   * have taken effect.
   */
  public static final String OUTCOME_UNKNOWN = "driver.outcome-unknown";

  /** Of several servers, none can write now; one will when the database has a leader again. */
  public static final String NO_LEADER = "driver.no-leader";

  /** The server cannot write to the database, as another of its cluster can. */
  public static final String NOT_LEADER = ErrorCode.NOT_LEADER;

  /** No answer came within the statement's timeout. Whether a write took effect is not known. */
  public static final String TIMED_OUT = "driver.timed-out";

  /**
   * The server does not accept the credentials. They are sent again, but seldom: see {@link
   * ReconnectDelay}.
   */
  public static final String UNAUTHORIZED = "driver.unauthorized";

  /**
   * The driver was closed, before the statement came or while it was pending. Whether a write took
   * effect is not known if it was pending.
   */
  public static final String CLOSED = "driver.closed";

  /** The operation does not take the parameter, or not with this value. */
  public static final String INVALID_PARAMETER = ErrorCode.INVALID_PARAMETER;

  /** A parameter of a type that the protocol does not know, or parameters that are too large. */
  public static final String UNSUPPORTED_VALUE = "driver.unsupported-value";

  /** The answer has more records or more text than the server allows. */
  public static final String RESULT_TOO_LARGE = ErrorCode.RESULT_TOO_LARGE;

  /** The operation would look at more of the graph than the server allows. */
  public static final String TOO_MUCH_WORK = ErrorCode.TOO_MUCH_WORK;

  public static final String UNKNOWN_BOOKMARK = ErrorCode.UNKNOWN_BOOKMARK;
  public static final String BOOKMARK_UNREACHABLE = ErrorCode.BOOKMARK_UNREACHABLE;

  private final String code;
  private final String subject;
  private final URI server;

  DriverException(Failing failing, Throwable cause) {
    super(failing.toString(), cause);
    this.code = failing.code();
    this.subject = failing.subject();
    this.server = failing.server();
  }

  /**
   * One of the constants here, of {@link io.shindigneo4j.protocol.ErrorCode}, or a status code of
   * Neo4j.
   */
  public String code() {
    return code;
  }

  /** The Cypher text or the name of the procedure. */
  public String subject() {
    return subject;
  }

  /** The address of the server. */
  public URI server() {
    return server;
  }
}
