package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Repeats what has failed transiently: at first soon, then less and less often. */
final class TransientFailureRetry implements RetryPolicy {

  private static final long FIRST_MILLIS = 20;
  private static final long LONGEST_MILLIS = 2_000;
  private static final int MOST_DOUBLINGS = 10;
  private static final long NANOS_PER_MILLI = 1_000_000;

  @Override
  public Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random) {
    return isTransient(failure) ? Optional.of(delay(failures, random)) : Optional.empty();
  }

  /** A transaction that the server does not know any more has ended with its connection. */
  private static boolean isTransient(DriverException failure) {
    return failure instanceof TransientDriverException
        || failure.code().equals(ErrorCode.UNKNOWN_TRANSACTION);
  }

  static Duration delay(int failures, RandomGenerator random) {
    long doubled = FIRST_MILLIS << Math.min(failures - 1, MOST_DOUBLINGS);
    long nanos = Math.min(doubled, LONGEST_MILLIS) * NANOS_PER_MILLI;
    return Duration.ofNanos((long) (nanos * random.nextDouble(0.5, 1.5)));
  }
}
