package io.shindigneo4j.web.health;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Whether the database answers. Anybody may ask: it is asked once in a second at most, few threads
 * wait for it, and not for long. Thread-safe.
 */
@Singleton
final class DatabaseHealth {
  private static final Duration KEPT = Duration.ofSeconds(1);
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  static final int MAX_WAITING = 8;

  /** The operation lists nothing: there is no such number yet. */
  private static final ListRevocations NOTHING = new ListRevocations(Long.MAX_VALUE);

  private final Supplier<CompletableFuture<?>> question;
  private final LongSupplier nanoTime;
  private final Duration patience;
  private final Semaphore waiting = new Semaphore(MAX_WAITING);

  /** What the last question came to that has been answered. */
  private volatile boolean known;

  // Both guarded by this. The first is null before somebody has asked.
  private CompletableFuture<Boolean> last;
  private long asked;

  @Inject
  DatabaseHealth(OperationRunner operations) {
    this(() -> operations.run(RevocationOperations.LIST, NOTHING), System::nanoTime, PATIENCE);
  }

  /**
   * @param patience how long somebody waits for the answer
   */
  DatabaseHealth(
      Supplier<CompletableFuture<?>> question, LongSupplier nanoTime, Duration patience) {
    this.question = question;
    this.nanoTime = nanoTime;
    this.patience = patience;
  }

  /** Waits for the answer; says what it was last where too many wait. */
  boolean isReady() {
    CompletableFuture<Boolean> answer = ask();
    if (answer.isDone()) {
      return answer.join();
    }
    if (!waiting.tryAcquire()) {
      return known;
    }
    try {
      return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      known = false;
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("each failure is an answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      waiting.release();
    }
  }

  private synchronized CompletableFuture<Boolean> ask() {
    long now = nanoTime.getAsLong();
    if (last == null || (last.isDone() && now - asked >= KEPT.toNanos())) {
      asked = now;
      last = answer().handle((found, failure) -> note(failure == null));
    }
    return last;
  }

  private CompletableFuture<?> answer() {
    try {
      return question.get();
    } catch (RuntimeException e) { // such as of a driver that has been closed
      return CompletableFuture.failedFuture(e);
    }
  }

  private boolean note(boolean ready) {
    known = ready;
    return ready;
  }
}
