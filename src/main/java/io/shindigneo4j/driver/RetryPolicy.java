package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.ErrorCode;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/** Decides whether and when a failed attempt is repeated. */
interface RetryPolicy {

  /** Each connection fails so once. */
  int MAX_UNKNOWN_STATEMENTS = 10;

  /**
   * The delay before the next attempt; empty if there is to be none.
   *
   * @param failures how many attempts have failed, at least one
   */
  Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random);

  /** Asks this policy first, then the other one. */
  default RetryPolicy or(RetryPolicy other) {
    return (failure, failures, random) ->
        delay(failure, failures, random).or(() -> other.delay(failure, failures, random));
  }

  /** Repeats at once what the server does not know by its number: it is then sent whole. */
  static RetryPolicy ofUnknownStatements() {
    return (failure, failures, random) ->
        failure.code().equals(ErrorCode.UNKNOWN_STATEMENT) && failures <= MAX_UNKNOWN_STATEMENTS
            ? Optional.of(Duration.ZERO)
            : Optional.empty();
  }

  /** Repeats what has failed transiently: at first soon, then less and less often. */
  final class OfTransientFailures implements RetryPolicy {

    private static final long FIRST_MILLIS = 20;
    private static final long MAX_MILLIS = 2_000;
    private static final int MAX_DOUBLINGS = 10;
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
      long doubled = FIRST_MILLIS << Math.min(failures - 1, MAX_DOUBLINGS);
      long nanos = Math.min(doubled, MAX_MILLIS) * NANOS_PER_MILLI;
      return Duration.ofNanos((long) (nanos * random.nextDouble(0.5, 1.5)));
    }
  }

  /**
   * Repeats what the database has rolled back because of another transaction: in a deadlock, or
   * because the other one has deleted what this one was about to read. Nothing took effect then.
   */
  final class OfConflicts implements RetryPolicy {

    private static final Set<String> CODES =
        Set.of(
            "Neo.TransientError.Transaction.DeadlockDetected",
            "Neo.ClientError.Statement.EntityNotFound");

    private static final int MAX_RETRIES = 10;
    private static final int MAX_FIRST_MILLIS = 50;
    private static final int MAX_MILLIS = 1_000;

    @Override
    public Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random) {
      return CODES.contains(failure.code()) && failures <= MAX_RETRIES
          ? Optional.of(delay(failures, random))
          : Optional.empty();
    }

    /** Random delays keep transactions apart that have collided, more so after each collision. */
    private static Duration delay(int failures, RandomGenerator random) {
      int longest = Math.min(MAX_FIRST_MILLIS << (failures - 1), MAX_MILLIS);
      return Duration.ofMillis(random.nextInt(1, longest));
    }
  }

  /**
   * Repeats what its connection was lost for, and what is safe to repeat, for about a second: time
   * enough for another connection or another server. What comes while there is no connection fails
   * at once. Of one call.
   */
  final class OfLostConnection implements RetryPolicy {

    private static final int MAX_RETRIES = 6;

    /** Whether one of the attempts has lost its connection. */
    private final AtomicBoolean lost;

    OfLostConnection() {
      this(new AtomicBoolean());
    }

    /**
     * @param lost shared by calls that are sent together: what comes behind the one that was lost
     *     is repeated, too
     */
    OfLostConnection(AtomicBoolean lost) {
      this.lost = lost;
    }

    @Override
    public Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random) {
      if (failure instanceof TransientDriverException passing && passing.isLost()) {
        lost.set(true);
      }
      return lost.get()
              && failure.code().equals(DriverException.UNAVAILABLE)
              && failures <= MAX_RETRIES
          ? Optional.of(OfTransientFailures.delay(failures, random))
          : Optional.empty();
    }
  }
}
