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
  private static final int MAX_LENGTH = 200;

  private final InstantSource clock;

  /** What was logged last, by the class of the failure; guarded by this. */
  private final Map<Class<?>, Line> lines = new HashMap<>();

  /**
   * A line in the log.
   *
   * @param unsaid how many failures of its kind have had no line since
   */
  private record Line(Instant time, long unsaid) {}

  FetchLog(InstantSource clock) {
    this.clock = clock;
  }

  void refused(Object address, RefusedAddressException refusal) {
    long unsaid = unsaid(refusal);
    LOG.atLevel(unsaid < 0 ? Level.DEBUG : Level.WARN)
        .log("Refused to fetch {}: {}{}", cut(address), cut(refusal.getMessage()), more(unsaid));
  }

  void failed(Object address, Throwable cause) {
    long unsaid = unsaid(cause);
    LOG.atLevel(unsaid < 0 ? Level.DEBUG : Level.INFO)
        .log("Could not fetch {}: {}{}", cut(address), cut(cause), more(unsaid));
  }

  /** How many failures of this kind have had no line before; negative where this one has none. */
  private synchronized long unsaid(Throwable failure) {
    Instant now = clock.instant();
    Line last = lines.get(failure.getClass());
    if (last != null && now.isBefore(last.time().plus(QUIET))) {
      lines.put(failure.getClass(), new Line(last.time(), last.unsaid() + 1));
      return -1;
    }
    lines.put(failure.getClass(), new Line(now, 0));
    return last == null ? 0 : last.unsaid();
  }

  private static String more(long unsaid) {
    return unsaid > 0 ? "; before, so many without a line: " + unsaid : "";
  }

  private static String cut(Object text) {
    return Ascii.truncate(String.valueOf(text), MAX_LENGTH, "...");
  }
}
