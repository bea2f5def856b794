package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
  sealed interface Request extends Message {}

  /** What a server sends. */
  sealed interface Response extends Message {}

  /** Work on the graph, which is answered with records. */
  sealed interface Work extends Request {

    Terms terms();

    Map<String, Object> parameters();

    /** The Cypher text or the procedure name, for logs and errors. */
    String subject();
  }

  /** Asks for a Cypher text to be run. */
  record RunCypher(long id, Terms terms, String text, Map<String, Object> parameters)
      implements Work {

    public RunCypher(
        long id, AccessMode mode, Duration timeout, String text, Map<String, Object> parameters) {
      this(id, Terms.of(mode, timeout), text, parameters);
    }

    @Override
    public String subject() {
      return text;
    }
  }

  /**
   * Asks for a Cypher text to be run that the server remembers, for the connection, under a number.
   * It becomes a {@link RunCypher} where it enters the server.
   *
   * @param statement the number; see {@link StatementLimits}
   * @param text to be remembered from now on; empty where it is already
   */
  record RunStatement(
      long id, Terms terms, long statement, Optional<String> text, Map<String, Object> parameters)
      implements Request {}

  /** Asks for a native procedure to be called. */
  record CallProcedure(long id, Terms terms, String procedure, Map<String, Object> parameters)
      implements Work {

    public CallProcedure(
        long id,
        AccessMode mode,
        Duration timeout,
        String procedure,
        Map<String, Object> parameters) {
      this(id, Terms.of(mode, timeout), procedure, parameters);
    }

    @Override
    public String subject() {
      return procedure;
    }
  }

  /** Begins a transaction for work that names this id. */
  record Begin(long id, Terms terms) implements Request {}

  /** Ends a transaction and keeps what it did. */
  record Commit(long id, long transaction) implements Request {}

  /** Ends a transaction as if it had not been. */
  record Rollback(long id, long transaction) implements Request {}

  /** Gives up the request of this id. Not answered itself. */
  record Cancel(long id) implements Request {}

  /**
   * Asks which servers there are for what: at once where that is not known, or else when it has
   * changed.
   *
   * @param timeout how long the server may wait for a change
   * @param known the {@link Routing#version} of what is known; empty for nothing
   */
  record Routes(long id, Duration timeout, String known) implements Request {}

  /** Asks for so many more {@link Records} of the request of this id. Not answered itself. */
  record Credit(long id, int chunks) implements Request {}

  /**
   * Some of the records of work, of which more may follow.
   *
   * @param columns empty but in the first one
   */
  record Records(long id, List<String> columns, List<List<Object>> records) implements Response {}

  /**
   * The end of a request that succeeded.
   *
   * @param columns empty where {@link Records} went before, and for what has no records
   * @param records those that were not sent before, each as long as the columns
   */
  record Success(long id, List<String> columns, List<List<Object>> records, Summary summary)
      implements Response {

    /** Of a request that has no records. */
    public static Success of(long id, Summary summary) {
      return new Success(id, List.of(), List.of(), summary);
    }
  }

  /**
   * Which servers there are for what, each as host and port of a WebSocket endpoint.
   *
   * @param readers where to read
   * @param writers where to write; none where there is no leader now
   * @param routers where to ask this again
   * @param version the same for the same servers, and another for others
   * @param timeToLive until when this can be relied on, in whole seconds
   */
  record Routing(
      long id,
      List<String> readers,
      List<String> writers,
      List<String> routers,
      String version,
      Duration timeToLive)
      implements Response {}

  /**
   * The reason why a request has had no effect.
   *
   * @param retryable whether the same request may succeed when it is sent again
   */
  record Failure(long id, String code, String message, boolean retryable) implements Response {}
}
