package io.shindigneo4j.protocol;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

  /** Pairs a response with its request; unique among the requests in flight on one connection. */
  long id();

  /** A message that a client sends. */
  sealed interface Request extends Message {}

  /** A message that a server sends. */
  sealed interface Response extends Message {}

  /** Work on the graph, whose response has records. */
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
   * Asks for a prepared Cypher text to be run: one that the server keeps under a number for the
   * connection. The server turns it into a {@link RunCypher} when it arrives.
   *
   * @param statement the number; see {@link StatementLimits}
   * @param text the text to keep under the number; empty if the server has it
   */
  record RunStatement(
      long id, Terms terms, long statement, Optional<String> text, Map<String, Object> parameters)
      implements Request {}

  /**
   * Asks for a native procedure to be called.
   *
   * @param constants the names of the parameters that many calls have alike; a client may send
   *     those once
   */
  record CallProcedure(
      long id, Terms terms, String procedure, Map<String, Object> parameters, Set<String> constants)
      implements Work {

    public CallProcedure(long id, Terms terms, String procedure, Map<String, Object> parameters) {
      this(id, terms, procedure, parameters, Set.of());
    }

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

  /**
   * Asks for a prepared call: one that the server keeps under a number for the connection. The
   * server turns it into a {@link CallProcedure} when it arrives.
   *
   * @param statement the number; texts and calls share the numbers
   * @param call the call to keep under the number; empty if the server has it
   * @param parameters those that it has besides
   */
  record CallStatement(
      long id,
      Terms terms,
      long statement,
      Optional<PreparedCall> call,
      Map<String, Object> parameters)
      implements Request {}

  /** Begins a transaction, which later requests name by this id. */
  record Begin(long id, Terms terms) implements Request {}

  /** Commits a transaction. */
  record Commit(long id, long transaction) implements Request {}

  /** Rolls a transaction back. */
  record Rollback(long id, long transaction) implements Request {}

  /** Cancels the request with this id. Has no response of its own. */
  record Cancel(long id) implements Request {}

  /**
   * Asks for the routing table. The server answers at once if the client has none, otherwise when
   * the table has changed.
   *
   * @param timeout how long the server may wait for a change
   * @param known the {@link Routing#version} of the client's table; empty for none
   */
  record Routes(long id, Duration timeout, String known) implements Request {}

  /**
   * Allows the server to send so many more {@link Records} of the request with this id. Has no
   * response of its own.
   */
  record Credit(long id, int chunks) implements Request {}

  /**
   * Asks for events. The server answers with {@link Subscribed}, then with {@link Events} and
   * {@link Gap} until the subscription ends.
   *
   * @param chunks how many of those may be sent before a {@link Credit} allows more
   */
  record Subscribe(long id, List<String> topics, EventStart start, int chunks) implements Request {}

  /**
   * Ends the subscription with this id, which is then answered with a {@link Success}. Has no
   * response of its own.
   */
  record Unsubscribe(long id) implements Request {}

  /**
   * Some records of a response; more may follow.
   *
   * @param columns empty except in the first message
   */
  record Records(long id, List<String> columns, List<List<Object>> records) implements Response {}

  /**
   * The end of a response: the request has succeeded.
   *
   * @param columns empty if {@link Records} went before, or if there are no records
   * @param records those that were not sent before, each as long as the columns
   */
  record Success(long id, List<String> columns, List<List<Object>> records, Summary summary)
      implements Response {

    /** The same with a bookmark. */
    public Success with(String bookmark) {
      return new Success(id, columns, records, summary.with(bookmark));
    }

    /** The response to a request that has no records. */
    public static Success of(long id, Summary summary) {
      return new Success(id, List.of(), List.of(), summary);
    }
  }

  /** The subscription counts: the events of all commits after the position will follow. */
  record Subscribed(long id, EventPosition position) implements Response {}

  /**
   * The events of one commit that belong to a subscription, all of them.
   *
   * @param position after the commit
   * @param events in order; empty where it says only that there were none up to the position
   */
  record Events(long id, EventPosition position, List<GraphEvent> events) implements Response {}

  /**
   * Events may be missing: what was known must be read again.
   *
   * @param reason for people
   * @param position where the subscription goes on
   */
  record Gap(long id, String reason, EventPosition position) implements Response {}

  /**
   * The routing table: the servers and their roles, each as host and port of a WebSocket endpoint.
   *
   * @param readers where to read
   * @param writers where to write; empty while there is no leader
   * @param routers where to ask for the next table
   * @param version equal for equal servers, and different for others
   * @param timeToLive how long the table can be relied on, in whole seconds
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
   * The server is about to stop. It answers the requests that are in flight, and those that come in
   * open transactions; the client sends others elsewhere.
   *
   * @param id zero, as it answers no request
   * @param timeout when the server closes the connection, whatever is in flight by then
   */
  record GoAway(long id, Duration timeout) implements Response {

    public GoAway(Duration timeout) {
      this(0, timeout);
    }
  }

  /**
   * The end of a response: the request has failed. It had no effect, unless the code is {@link
   * ErrorCode#OUTCOME_UNKNOWN}.
   *
   * @param retryable whether the same request may succeed when it is sent again
   */
  record Failure(long id, String code, String message, boolean retryable) implements Response {}
}
