package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * A statement has failed. A {@link TransientDriverException} says that the same statement may
 * succeed later, a {@link PermanentDriverException} that it will not.
 */
public abstract sealed class DriverException extends RuntimeException
    permits TransientDriverException, PermanentDriverException {

  private static final long serialVersionUID = 1L;

  /**
   * There is no connection: it was lost, closed because the server was silent, or could not be
   * made. The statement took no effect, or is safe to repeat.
   */
  public static final String UNAVAILABLE = "driver.unavailable";

  /**
   * Whether a write took effect is not known: the connection was lost, or the timeout was over,
   * while it was in flight; or its commit has failed halfway in the server. Permanent, except for
   * what is safe to repeat.
   */
  public static final String OUTCOME_UNKNOWN = "driver.outcome-unknown";

  /** No server can write now. One will when the database has a leader again. */
  public static final String NO_LEADER = "driver.no-leader";

  /** The server cannot write to the database; another one of the cluster can. */
  public static final String NOT_LEADER = ErrorCode.NOT_LEADER;

  /** No answer came within the timeout. The statement took no effect, or is safe to repeat. */
  public static final String TIMED_OUT = "driver.timed-out";

  /**
   * The server does not accept the credentials. The driver sends them again after a long delay; see
   * {@link ReconnectDelay}.
   */
  public static final String UNAUTHORIZED = "driver.unauthorized";

  /**
   * The driver was closed before the statement came, or while it was pending. Whether a pending
   * write took effect is not known.
   */
  public static final String CLOSED = "driver.closed";

  /** The procedure does not take the parameter, or not with this value. */
  public static final String INVALID_PARAMETER = ErrorCode.INVALID_PARAMETER;

  /** A parameter has a type that the protocol does not know, or the parameters are too large. */
  public static final String UNSUPPORTED_VALUE = "driver.unsupported-value";

  /** The result has more records or more text than the server allows. */
  public static final String RESULT_TOO_LARGE = ErrorCode.RESULT_TOO_LARGE;

  /** The procedure would read more of the graph than the server allows. */
  public static final String TOO_MUCH_WORK = ErrorCode.TOO_MUCH_WORK;

  /** A bookmark is not one of this database. */
  public static final String UNKNOWN_BOOKMARK = ErrorCode.UNKNOWN_BOOKMARK;

  /** The server did not reach the state of a bookmark in time. */
  public static final String BOOKMARK_UNREACHABLE = ErrorCode.BOOKMARK_UNREACHABLE;

  private final String code;
  private final String subject;
  private final URI server;

  DriverException(Description description, @Nullable Throwable cause) {
    super(description.toString(), cause);
    this.code = description.code();
    this.subject = description.subject();
    this.server = description.server();
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

  /** The content of a {@link DriverException}. */
  record Description(String code, String message, String subject, URI server) {

    private static final int MAX_SUBJECT_LENGTH = 80;

    TransientDriverException transiently(@Nullable Throwable cause) {
      return new TransientDriverException(this, cause, false);
    }

    /** Of a request that is safe to repeat and has lost its connection. */
    TransientDriverException lost(@Nullable Throwable cause) {
      return new TransientDriverException(this, cause, true);
    }

    PermanentDriverException permanently(@Nullable Throwable cause) {
      return new PermanentDriverException(this, cause);
    }

    @Override
    public String toString() {
      return code + ": " + message + " (" + shortSubject() + " at " + server + ")";
    }

    private String shortSubject() {
      return subject.length() <= MAX_SUBJECT_LENGTH
          ? subject
          : subject.substring(0, MAX_SUBJECT_LENGTH) + "...";
    }
  }
}
