package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * One message of protocol version 1, whatever its format.
 *
 * <p>A value is null, a {@code Boolean}, {@code Long}, {@code Double}, {@code String}, {@code
 * byte[]}, a {@code List} or a {@code Map<String, Object>} of values, a {@code LocalDate}, {@code
 * LocalTime}, {@code OffsetTime}, {@code LocalDateTime} or {@code ZonedDateTime}, or a record of
 * {@link GraphValue}. Integers of any width are written as 64-bit integers and read as {@code
 * Long}, floats likewise as {@code Double}.
 */
public sealed interface Message {

  /** Pairs an answer with its request; unique among the requests in flight on one connection. */
  long id();

  /** What a client sends. */
  sealed interface Request extends Message {

    AccessMode mode();

    /** How long the server may work on it; zero leaves it to the server's own limit. */
    Duration timeout();

    Map<String, Object> parameters();

    /** The Cypher text or the procedure name, for logs and errors. */
    String subject();
  }

  /** What a server sends: exactly one for each request. */
  sealed interface Response extends Message {}

  /** Asks for a Cypher text to be run in a transaction of its own. */
  record RunCypher(
      long id, AccessMode mode, Duration timeout, String text, Map<String, Object> parameters)
      implements Request {

    @Override
    public String subject() {
      return text;
    }
  }

  /** Asks for a native procedure to be called in a transaction of its own. */
  record CallProcedure(
      long id, AccessMode mode, Duration timeout, String procedure, Map<String, Object> parameters)
      implements Request {

    @Override
    public String subject() {
      return procedure;
    }
  }

  /** The records of a request that succeeded, each as long as {@code columns}. */
  record Success(long id, List<String> columns, List<List<Object>> records, Summary summary)
      implements Response {}

  /**
   * The reason why a request has had no effect.
   *
   * @param retryable whether the same request may succeed when it is sent again
   */
  record Failure(long id, String code, String message, boolean retryable) implements Response {}
}
