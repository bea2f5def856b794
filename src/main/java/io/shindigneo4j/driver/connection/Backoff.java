package io.shindigneo4j.driver.connection;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * Exponential backoff with jitter: the delay doubles with each failure, and up to half of it is
 * taken away at random, so that many clients do not come back at once.
 *
 * @param unauthorized the shortest delay after refused credentials
 */
public record Backoff(Duration first, Duration maximum, Duration unauthorized) {

  /** Keeps the doubling inside of a {@code long}. */
  private static final int MAX_DOUBLINGS = 20;

  /**
   * The delay before the next attempt.
   *
   * @param failures how many attempts in a row have failed, at least one
   */
  public Duration after(int failures, RandomGenerator random) {
    long doubled = first.toMillis() << Math.min(failures - 1, MAX_DOUBLINGS);
    long full = Math.max(1, Math.min(maximum.toMillis(), doubled));
    return Duration.ofMillis(full - random.nextLong(full / 2 + 1));
  }
}
