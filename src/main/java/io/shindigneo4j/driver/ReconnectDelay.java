package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Backoff;
import java.time.Duration;

/**
 * The delay before the next attempt to connect. The delay doubles with each failure, and up to half
 * of it is taken away at random, so that many clients do not come back at once. While no server has
 * a routing table, the driver waits as long between its questions.
 *
 * @param first the delay after the first failure
 * @param maximum the longest delay
 * @param unauthorized the shortest delay after refused credentials, which are seldom accepted
 *     later. After three refusals in a row, Neo4j locks a user out for 5 seconds, for every client
 */
public record ReconnectDelay(Duration first, Duration maximum, Duration unauthorized) {

  private static final Duration UNAUTHORIZED = Duration.ofSeconds(30);

  public static final ReconnectDelay DEFAULT =
      new ReconnectDelay(Duration.ofMillis(100), Duration.ofSeconds(1));

  public ReconnectDelay {
    Timeouts.require("the maximum", maximum);
    Timeouts.require("the delay after refused credentials", unauthorized);
    if (first.isNegative() || first.isZero() || maximum.compareTo(first) < 0) {
      throw new IllegalArgumentException("the first delay must be positive, the maximum not less");
    }
  }

  /** With the default of 30 seconds after refused credentials. */
  public ReconnectDelay(Duration first, Duration maximum) {
    this(first, maximum, UNAUTHORIZED);
  }

  Backoff backoff() {
    return new Backoff(first, maximum, unauthorized);
  }
}
