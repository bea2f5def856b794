package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Decides whether and when a failed attempt is repeated. */
interface RetryPolicy {

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
}
