package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.Record;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.ResultCursor;

/**
 * Terminates a transaction in the server. A Bolt connection cannot do that while it waits for a
 * response, so another connection finds the transaction by its metadata. In a cluster that
 * connection may lead to another server; then the timeout of the transaction ends it.
 */
final class TransactionTerminator {

  private static final String TERMINATE =
      """
      SHOW TRANSACTIONS YIELD transactionId AS running, metaData
      WHERE metaData.shindigCall = $call
      TERMINATE TRANSACTIONS running YIELD message
      RETURN message
      """;

  private static final Duration LIMIT = Duration.ofSeconds(10);

  private static final TransactionConfig LIMITED =
      TransactionConfig.builder().withTimeout(LIMIT).build();

  /** How long a server may take to notice a timeout. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private static final long FIRST_PAUSE = 20;
  private static final long MAX_PAUSE = 2_000;

  private final BoltSessions sessions;
  private final String call = UUID.randomUUID().toString();

  private final Terms terms;
  private final long deadline;
  private final Runnable onEnd;
  private volatile boolean stopped;

  /**
   * Terminates nothing yet.
   *
   * @param terms of the transaction
   * @param onEnd called when the transaction was terminated or must have timed out
   */
  TransactionTerminator(BoltSessions sessions, Terms terms, Runnable onEnd) {
    this.sessions = sessions;
    this.terms = terms;
    this.deadline = System.nanoTime() + terms.timeout().plus(GRACE).toNanos();
    this.onEnd = onEnd;
  }

  /** How to begin the transaction so that it can be found. */
  TransactionConfig config() {
    return BoltSessions.config(terms, call);
  }

  /** Starts to terminate it. */
  void terminate() {
    later(0, FIRST_PAUSE);
  }

  /** Says that the transaction has ended, so that no more attempts are needed. */
  void stop() {
    stopped = true;
  }

  private void later(long delay, long pause) {
    CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS).execute(() -> attempt(pause));
  }

  /** One attempt may not be enough: the transaction may not have reached the server yet. */
  private void attempt(long pause) {
    if (stopped) {
      return;
    }
    AsyncSession session = sessions.openToTerminate(Terms.of(AccessMode.READ, LIMIT));
    CompletionStages.start(() -> session.runAsync(TERMINATE, Map.of("call", call), LIMITED))
        .thenCompose(ResultCursor::listAsync)
        .whenComplete((found, failure) -> session.closeAsync())
        .whenComplete((found, failure) -> attempted(found, pause));
  }

  /**
   * Tries again until the transaction was found or must have timed out.
   *
   * @param found null if the attempt failed
   */
  private void attempted(@Nullable List<Record> found, long pause) {
    if ((found != null && !found.isEmpty()) || System.nanoTime() - deadline > 0) {
      onEnd.run();
    } else {
      later(pause, Math.min(pause * 2, MAX_PAUSE));
    }
  }
}
