package io.shindigneo4j.web.limit;

import java.time.Duration;
import javax.servlet.http.HttpServletResponse;

/**
 * The refusal of a client that has asked for too much.
 *
 * @param seconds until it may ask again, at least one
 */
public record TooManyRequests(long seconds) {
  /** The HTTP status of RFC 6585. */
  public static final int STATUS = 429;

  public static final String MESSAGE = "Too many requests";

  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  static TooManyRequests forNanos(long nanos) {
    return new TooManyRequests(Math.max(1, -Math.floorDiv(-nanos, SECOND)));
  }

  /** Tells the client when to come again. */
  public void announce(HttpServletResponse response) {
    response.setHeader("Retry-After", Long.toString(seconds));
  }
}
