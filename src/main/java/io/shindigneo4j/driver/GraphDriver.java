package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Publisher;
import java.util.function.Function;

/**
 * Runs statements on a Neo4j server. Safe for use by many threads; one is enough for a program.
 *
 * <p>It connects in the background and keeps connected: it can be made while the server is down,
 * and recovers by itself.
 */
public interface GraphDriver extends AutoCloseable {

  /**
   * Begins to connect: to our plug-in where the address begins with {@code ws} or {@code wss}, by
   * Bolt where it begins with {@code bolt} or {@code neo4j}. By Bolt, only Cypher runs.
   *
   * @throws IllegalArgumentException when a store of keys or certificates cannot be read
   * @throws IllegalStateException for Bolt, when {@code org.neo4j.driver:neo4j-java-driver} is not
   *     on the class path
   */
  static GraphDriver connect(DriverSettings settings) {
    return new ConnectedDriver(
        settings,
        settings.isBolt()
            ? (ignored, timer, callbacks) -> BoltConnection.open(settings)
            : WebSocketConnections::open);
  }

  /**
   * Runs a statement in a transaction of its own and waits for its records, which is the fastest
   * way to have them. Waits within the statement's timeout.
   *
   * @throws TransientDriverException where the same statement may succeed later
   * @throws PermanentDriverException where it may not
   * @throws java.util.concurrent.CancellationException where the thread is interrupted, which it
   *     stays; the statement is ended in the server
   */
  Result execute(Statement statement);

  /**
   * Runs statements, each in a transaction of its own, and waits for the records of all. They are
   * on their way together, 128 at a time, so that none of these waits for the answer to another:
   * many short ones take a fraction of the time that they take one by one. The server may run them
   * at the same time, and in any order. The timeout of each begins as it is sent; that it is over,
   * and how long it took, is told once there is word of those before it.
   *
   * <p>None is sent again, not even with a request id. Where one has failed, others may have had
   * their effects: what may be run again as a whole are statements that read or have request ids.
   *
   * @return the results, in the order of the statements
   * @throws DriverException of the first in this order that has failed, once there is word of all;
   *     those of the others are its suppressed exceptions
   * @throws java.util.concurrent.CancellationException where the thread is interrupted, which it
   *     stays; what is not answered yet is ended in the server, and no more is sent
   */
  List<Result> executeAll(List<Statement> statements);

  /**
   * Runs a statement in a transaction of its own. The future completes within the statement's
   * timeout, exceptionally with a {@link TransientDriverException} or a {@link
   * PermanentDriverException}. It waits for an attempt to connect, but not for the next one:
   * between attempts it fails at once.
   *
   * <p>What is chained to the future never runs on a thread that reads the socket. It may block,
   * and may wait for another statement: each callback that blocks keeps a thread of the driver, and
   * holds up no other. Only the statements that fail with a lost connection share four threads, so
   * that callbacks that block there hold up others, at most until their timeouts. Cancelling the
   * future ends the statement in the server; of a write with a request id, which may be on its way
   * for the second time, it gives up the answer alone.
   */
  CompletableFuture<Result> run(Statement statement);

  /**
   * Runs a statement in a transaction of its own, for records of any number: they come in chunks,
   * as they are read.
   */
  ResultStream stream(Statement statement);

  /**
   * As {@link #stream}, as a reactive stream: each subscription runs the statement, and gets as
   * many records as it asks for, on threads that may block.
   */
  Publisher<ResultRecord> publish(Statement statement);

  /**
   * Begins a transaction, which whoever calls must end.
   *
   * @throws DriverException why it could not be begun
   */
  Transaction begin(TransactionOptions options);

  /**
   * Does work in a transaction and commits it. What may pass is done again, until the timeout of
   * the options is over: the work must have no effect but in the transaction. A commit whose answer
   * is lost fails with {@link DriverException#OUTCOME_UNKNOWN}, unless the options have a request
   * id: then the work has one effect.
   */
  <T> T transact(TransactionOptions options, Function<Transaction, T> work);

  /** As {@link #transact}, with work that only reads. */
  default <T> T executeRead(Function<Transaction, T> work) {
    return transact(TransactionOptions.reading(), work);
  }

  /** As {@link #transact}, with work that writes. */
  default <T> T executeWrite(Function<Transaction, T> work) {
    return transact(TransactionOptions.writing(), work);
  }

  /** How long a statement may take that has no timeout of its own. */
  Duration callTimeout();

  /**
   * Fails what is pending with {@link DriverException#CLOSED}, as it does everything that is run
   * later, closes the connections and ends the driver's threads.
   */
  @Override
  void close();
}
