package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Repeats what the database has rolled back because of another transaction: in a deadlock, or
 * because the other one has deleted what this one was about to read. Nothing took effect then.
 */
final class ConflictRetry implements RetryPolicy {

  private static final Set<String> CODES =
      Set.of(
          "Neo.TransientError.Transaction.DeadlockDetected",
          "Neo.ClientError.Statement.EntityNotFound");

  private static final int MOST_RETRIES = 10;
  private static final int LONGEST_FIRST_MILLIS = 50;
  private static final int LONGEST_MILLIS = 1_000;

  @Override
  public Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random) {
    return CODES.contains(failure.code()) && failures <= MOST_RETRIES
        ? Optional.of(delay(failures, random))
        : Optional.empty();
  }

  /** Random delays keep transactions apart that have collided, more so after each collision. */
  private static Duration delay(int failures, RandomGenerator random) {
    int longest = Math.min(LONGEST_FIRST_MILLIS << (failures - 1), LONGEST_MILLIS);
    return Duration.ofMillis(random.nextInt(1, longest));
  }
}
