package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for answers on the thread of the caller. */
final class Waiting {

  private Waiting() {}

  /**
   * What comes, within a time; an exchange that takes longer is given up.
   *
   * @throws DriverException why nothing comes
   * @throws CancellationException where the thread is interrupted, which it stays
   */
  static <T> T on(CompletableFuture<T> answer, Duration timeout, Exchange exchange) {
    return on(answer, timeout, System.nanoTime(), exchange);
  }

  /**
   * As the other, within a time that has begun before.
   *
   * @param begun when, by {@link System#nanoTime}
   */
  static <T> T on(CompletableFuture<T> answer, Duration timeout, long begun, Exchange exchange) {
    try {
      long spent = System.nanoTime() - begun;
      return answer.get(timeout.toNanos() - spent, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      exchange.giveUp();
      DriverException late = exchange.timedOut(timeout);
      exchange.fail(late);
      throw late;
    } catch (InterruptedException e) {
      exchange.cancel();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      throw thrown(e.getCause());
    }
  }

  /** The failure as it was, with the stack of who hears of it. */
  static RuntimeException thrown(Throwable cause) {
    if (cause instanceof DriverException failure) {
      failure.fillInStackTrace();
      return failure;
    }
    return new IllegalStateException(cause);
  }
}
