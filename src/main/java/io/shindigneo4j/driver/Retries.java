package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Does work again that has failed in a way that may pass, until its time is over: at first soon,
 * then less and less often, and at times that differ between clients.
 */
final class Retries {

  private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

  private final LongSupplier nanoTime;
  private final RandomGenerator random;
  private final Sleeper sleeper;
  private final Consumer<String> listener;

  /** Waits. */
  interface Sleeper {
    void sleep(Duration pause) throws InterruptedException;
  }

  /**
   * @param listener told the code of each failure after which there is another attempt
   */
  Retries(
      LongSupplier nanoTime, RandomGenerator random, Sleeper sleeper, Consumer<String> listener) {
    this.nanoTime = nanoTime;
    this.random = random;
    this.sleeper = sleeper;
    this.listener = listener;
  }

  static Retries real(Consumer<String> listener) {
    return new Retries(
        System::nanoTime,
        RandomGenerator.getDefault(),
        pause -> Thread.sleep(pause.toMillis()),
        listener);
  }

  /**
   * The outcome of the first attempt that does not fail transiently.
   *
   * @param attempt told how much time is left
   * @throws DriverException the last failure, with those before as suppressed ones
   * @throws CancellationException where the thread is interrupted, which it stays
   */
  <T> T run(Duration limit, Function<Duration, T> attempt) {
    long start = nanoTime.getAsLong();
    Duration pause = FIRST_PAUSE;
    DriverException before = null;
    Duration left = limit;
    while (true) {
      try {
        return attempt.apply(left);
      } catch (DriverException e) {
        if (before != null && before != e) {
          e.addSuppressed(before);
        }
        left = limit.minusNanos(nanoTime.getAsLong() - start);
        Duration next = withJitter(pause);
        if (!isWorthAnother(e) || left.compareTo(next) <= 0) {
          throw e;
        }
        sleep(next, e);
        listener.accept(e.code());
        left = left.minus(next);
        before = e;
        pause = longer(pause);
      }
    }
  }

  /** A transaction that the server does not know any more has ended with its connection. */
  private static boolean isWorthAnother(DriverException failure) {
    return failure instanceof TransientDriverException
        || failure.code().equals(ErrorCode.UNKNOWN_TRANSACTION);
  }

  private Duration withJitter(Duration pause) {
    return Duration.ofNanos((long) (pause.toNanos() * random.nextDouble(0.5, 1.5)));
  }

  private static Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
  }

  private void sleep(Duration pause, DriverException cause) {
    try {
      sleeper.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      CancellationException interrupted = new CancellationException("interrupted");
      interrupted.addSuppressed(cause);
      throw interrupted;
    }
  }
}
