package io.shindigneo4j.web.outbound;

import com.google.common.base.Ascii;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Tells of fetches that have failed in one line each, for each kind of failure at most once in a
 * while: anybody can make them. Thread-safe.
 */
final class FetchLog {
  private static final Logger LOG = LoggerFactory.getLogger(FetchLog.class);
  private static final Duration QUIET = Duration.ofSeconds(10);

  /** The most characters of an address, and of a reason. */
  private static final int LONGEST = 200;

  private final InstantSource clock;

  /** When there was a line last, by the class of the failure; guarded by this. */
  private final Map<Class<?>, Instant> lines = new HashMap<>();

  FetchLog(InstantSource clock) {
    this.clock = clock;
  }

  void refused(Object address, RefusedAddressException refusal) {
    LOG.atLevel(isDue(refusal) ? Level.WARN : Level.DEBUG)
        .log("Refused to fetch {}: {}", cut(address), cut(refusal.getMessage()));
  }

  void failed(Object address, Throwable cause) {
    LOG.atLevel(isDue(cause) ? Level.INFO : Level.DEBUG)
        .log("Could not fetch {}: {}", cut(address), cut(cause));
  }

  private synchronized boolean isDue(Throwable failure) {
    Instant now = clock.instant();
    Instant last = lines.get(failure.getClass());
    boolean due = last == null || !now.isBefore(last.plus(QUIET));
    if (due) {
      lines.put(failure.getClass(), now);
    }
    return due;
  }

  private static String cut(Object text) {
    return Ascii.truncate(String.valueOf(text), LONGEST, "...");
  }
}
