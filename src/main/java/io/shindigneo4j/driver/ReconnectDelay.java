package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How long to wait before the next attempt to connect: twice as long after each failure, and by
 * chance up to half of it less, so that many clients do not come back at once.
 *
 * @param unauthorized the shortest wait after refused credentials, which are seldom accepted later.
 *     Neo4j locks a user, for every client, for 5 seconds after three refusals in a row
 */
public record ReconnectDelay(Duration first, Duration maximum, Duration unauthorized) {

  private static final Duration UNAUTHORIZED = Duration.ofSeconds(30);

  public static final ReconnectDelay DEFAULT =
      new ReconnectDelay(Duration.ofMillis(100), Duration.ofSeconds(5));

  /** Keeps the doubling inside of a {@code long}. */
  private static final int MOST_DOUBLINGS = 20;

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

  /** The delay after so many failures in a row, one or more. */
  Duration after(int failures, RandomGenerator random) {
    long doubled = first.toMillis() << Math.min(failures - 1, MOST_DOUBLINGS);
    long full = Math.max(1, Math.min(maximum.toMillis(), doubled));
    return Duration.ofMillis(full - random.nextLong(full / 2 + 1));
  }
}
