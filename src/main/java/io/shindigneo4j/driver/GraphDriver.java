package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs statements on a Neo4j server. Safe for use by many threads; one is enough for a program.
 *
 * <p>It connects in the background, and again when a connection is lost. It can be made while the
 * server is down.
 */
public interface GraphDriver extends AutoCloseable {

  /**
   * Begins to connect. An address that begins with {@code ws} or {@code wss} is that of our
   * plug-in, one that begins with {@code bolt} or {@code neo4j} that of Neo4j itself. By Bolt, only
   * Cypher runs.
   *
   * @throws IllegalArgumentException if a store of keys or certificates cannot be read
   * @throws IllegalStateException for Bolt, if {@code org.neo4j.driver:neo4j-java-driver} is not on
   *     the class path
   */
  static GraphDriver connect(DriverSettings settings) {
    return new ConnectedDriver(settings);
  }

  /**
   * Runs a statement in a transaction of its own and waits for its records, at most until the
   * statement's timeout. This is the fastest way to run a statement. What reads, or is {@link
   * Statement#asRepeatable repeatable}, is sent again if its connection is lost.
   *
   * @throws TransientDriverException if the same statement may succeed later
   * @throws PermanentDriverException if it will not
   * @throws java.util.concurrent.CancellationException if the thread is interrupted. It stays
   *     interrupted, and the statement is ended in the server
   */
  Result execute(Statement statement);

  /**
   * Runs statements, each in a transaction of its own, and waits for the records of all. Up to 128
   * are in flight at a time, so many short statements take a fraction of the time they take one by
   * one. The server may run them concurrently and in any order. The timeout of a statement begins
   * when it is sent; it takes effect, and the meters count the statement, once those before it have
   * ended.
   *
   * <p>Each statement is sent again as by {@link #execute}, once those before it have ended. If one
   * has failed, others may have taken effect: only statements that read or have request ids are
   * safe to repeat as a whole.
   *
   * @return the results, in the order of the statements
   * @throws DriverException the failure of the first statement that has failed, once all have
   *     ended; the other failures are its suppressed exceptions
   * @throws java.util.concurrent.CancellationException if the thread is interrupted. It stays
   *     interrupted; statements in flight are ended in the server, and no more are sent
   */
  List<Result> executeAll(List<Statement> statements);

  /**
   * Runs a statement in a transaction of its own. The future completes within the statement's
   * timeout, exceptionally with a {@link TransientDriverException} or a {@link
   * PermanentDriverException}. The statement waits for an attempt to connect that is running, but
   * fails at once between two attempts.
   *
   * <p>Callbacks that are chained to the future never run on a thread that reads the socket. They
   * may block, and may wait for another statement: each callback that blocks occupies a thread of
   * the driver and delays no other. Only statements that fail with a lost connection share four
   * threads, where a callback that blocks delays others until their timeouts at most. Cancelling
   * the future ends the statement in the server. Statements are sent again as by {@link #execute}.
   */
  CompletableFuture<Result> run(Statement statement);

  /**
   * Runs a statement in a transaction of its own, for any number of records: they arrive in chunks
   * as they are read. It is never sent again: with its connection, the stream fails.
   */
  ResultStream stream(Statement statement);

  /**
   * As {@link #stream}, as a reactive stream. Each subscription runs the statement, and receives as
   * many records as it requests, on threads that may block. No statement is sent again.
   */
  Publisher<ResultRecord> publish(Statement statement);

  /**
   * Hears of what commits change in the social graph, whoever makes them. Each subscriber has a
   * subscription of its own, which lasts until it is cancelled or the driver is closed. It receives
   * as many messages as it requests, on threads that may block. One that is slow holds up nobody:
   * the server keeps events within bounds, and sends an {@link EventMessage.Gap} in place of those
   * that it no longer has.
   *
   * <p>The messages come in the order of the commits, each once. After a lost connection, or a
   * failure that may pass, the driver subscribes again after the last message that was read, until
   * the subscription ends. Where events may be missing there is a gap. The publisher ends with a
   * {@link PermanentDriverException} if the server refuses the subscription; by Bolt there are no
   * events.
   */
  Publisher<EventMessage> subscribe(EventRequest request);

  /** As {@link #subscribe}, for a thread that waits. The caller must close the stream. */
  EventStream events(EventRequest request);

  /**
   * Begins a transaction. The caller must end it. It is not begun again: with its connection, it
   * fails. {@link #transact} begins another one.
   *
   * @throws DriverException if it cannot be begun
   */
  Transaction begin(TransactionOptions options);

  /**
   * Does work in a transaction and commits it. After a transient failure the work is repeated in a
   * new transaction, until the timeout of the options is over; it must have no effects outside of
   * the transaction. If the response to the commit is lost, this fails with {@link
   * DriverException#OUTCOME_UNKNOWN}. With a request id in the options it is repeated then, too,
   * and takes effect once.
   */
  <T extends @Nullable Object> T transact(
      TransactionOptions options, Function<Transaction, T> work);

  /** As {@link #transact}, for work that only reads. */
  default <T extends @Nullable Object> T executeRead(Function<Transaction, T> work) {
    return transact(TransactionOptions.reading(), work);
  }

  /** As {@link #transact}, for work that writes. */
  default <T extends @Nullable Object> T executeWrite(Function<Transaction, T> work) {
    return transact(TransactionOptions.writing(), work);
  }

  /**
   * The same driver for callers that are traced: a statement or transaction that has no trace gets
   * that of the thread that calls. Closing either closes both.
   */
  default GraphDriver withTraces(TraceContext context) {
    return new TracedDriver(this, context);
  }

  /** How long a statement may take that has no timeout of its own. */
  Duration callTimeout();

  /**
   * Closes the connections and ends the driver's threads. Pending statements and those that come
   * later fail with {@link DriverException#CLOSED}.
   */
  @Override
  void close();
}
