package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.neo4j.driver.Record;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;
import org.neo4j.driver.async.ResultCursor;

/**
 * Ends a transaction in the server, which Bolt cannot do while an answer is awaited: another
 * connection looks for it by a name that it tells of itself. In a cluster that may lead to a server
 * that does not know it, and then its timeout ends it.
 */
final class Termination {

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
  private static final long LONGEST_PAUSE = 2_000;

  private final Sessions sessions;
  private final String call = UUID.randomUUID().toString();

  private final Terms terms;
  private final long latest;
  private final Runnable whenEnded;
  private volatile boolean over;

  /**
   * @param terms of the transaction
   * @param whenEnded called when it was ended, or has ended by its timeout
   */
  Termination(Sessions sessions, Terms terms, Runnable whenEnded) {
    this.sessions = sessions;
    this.terms = terms;
    this.latest = System.nanoTime() + terms.timeout().plus(GRACE).toNanos();
    this.whenEnded = whenEnded;
  }

  /** How the transaction is to be begun, so that it can be found. */
  TransactionConfig config() {
    return Sessions.config(terms, call);
  }

  /** Begins to end it. */
  void end() {
    later(0, FIRST_PAUSE);
  }

  /** The transaction has ended, for whatever reason. */
  void over() {
    over = true;
  }

  private void later(long delay, long pause) {
    CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS).execute(() -> attempt(pause));
  }

  /** It may not have come to the server yet, so that one attempt is not enough. */
  private void attempt(long pause) {
    if (over) {
      return;
    }
    AsyncSession session = sessions.openToTerminate(Terms.of(AccessMode.READ, LIMIT));
    Stages.start(() -> session.runAsync(TERMINATE, Map.of("call", call), LIMITED))
        .thenCompose(ResultCursor::listAsync)
        .whenComplete((found, failure) -> session.closeAsync())
        .whenComplete((found, failure) -> attempted(found, pause));
  }

  /**
   * @param found null for an attempt that has failed
   */
  private void attempted(List<Record> found, long pause) {
    if ((found != null && !found.isEmpty()) || System.nanoTime() - latest > 0) {
      whenEnded.run();
    } else {
      later(pause, Math.min(pause * 2, LONGEST_PAUSE));
    }
  }
}
