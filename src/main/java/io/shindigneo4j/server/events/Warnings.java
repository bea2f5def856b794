package io.shindigneo4j.server.events;

import java.time.Clock;
import org.neo4j.logging.Log;

/**
 * Tells operators of what should not happen, at most once in a while, so that nobody can fill the
 * log. What comes in between is told at debug level. For the thread of the feeds.
 */
final class Warnings {

  private static final long PAUSE_MILLIS = 10_000;

  private final Log log;
  private final Clock clock;
  private long silentUntil = Long.MIN_VALUE;

  Warnings(Log log, Clock clock) {
    this.log = log;
    this.clock = clock;
  }

  void warn(String message, Throwable reason) {
    long now = clock.millis();
    if (now < silentUntil) {
      log.debug(message, reason);
    } else {
      silentUntil = now + PAUSE_MILLIS;
      log.warn(message, reason);
    }
  }

  void debug(String message, Throwable reason) {
    log.debug(message, reason);
  }
}
