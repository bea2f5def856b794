package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The failures of one connection since its last response. Guarded by its owner. */
final class BackoffState {

  private final Backoff backoff;
  private final RandomGenerator random;

  /** Attempts in a row that led to no connection, or to one without a response. */
  private int failures;

  private @Nullable Throwable lastFailure;

  BackoffState(Backoff backoff, RandomGenerator random) {
    this.backoff = backoff;
    this.random = random;
  }

  /**
   * Counts a failure.
   *
   * @param hadAnswered whether it ended a connection that had worked
   */
  void failed(Throwable cause, boolean hadAnswered) {
    failures = hadAnswered ? 1 : failures + 1;
    lastFailure = cause;
  }

  boolean isFirstFailure() {
    return failures == 1;
  }

  /** Null before the first failure. */
  @Nullable Throwable lastFailure() {
    return lastFailure;
  }

  /** How long to wait before the next attempt. */
  Duration delay() {
    Duration delay = backoff.after(failures, random);
    return isUnauthorized() && delay.compareTo(backoff.unauthorized()) < 0
        ? backoff.unauthorized()
        : delay;
  }

  private boolean isUnauthorized() {
    return lastFailure instanceof UpgradeRefusedException refusal && refusal.isUnauthorized();
  }
}
