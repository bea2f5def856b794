package io.shindigneo4j.web.openid;

import io.shindigneo4j.web.openid.SignInFailure.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells of failures in one line each, for each kind at most once in a while: anybody can make them.
 * Thread-safe.
 */
final class FailureLog {
  private static final Logger LOG = LoggerFactory.getLogger(FailureLog.class);
  private static final Duration QUIET = Duration.ofSeconds(10);
  private static final int MAX_LENGTH = 300;

  private final InstantSource clock;

  private record Kind(String what, Reason reason) {}

  /** When there was a line last; guarded by this. */
  private final Map<Kind, Instant> lines = new HashMap<>();

  FailureLog(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * @param what has failed, one of few
   */
  void add(String what, SignInFailure failure) {
    if (failure.reason() != Reason.NOT_BEGUN && isDue(new Kind(what, failure.reason()))) {
      LOG.warn("{}: {}", what, line(failure.getMessage()));
    } else {
      LOG.debug("{}: {}", what, line(failure.getMessage()));
    }
  }

  private synchronized boolean isDue(Kind kind) {
    Instant now = clock.instant();
    Instant last = lines.get(kind);
    boolean due = last == null || !now.isBefore(last.plus(QUIET));
    if (due) {
      lines.put(kind, now);
    }
    return due;
  }

  /** Others have written parts of it. */
  static String line(String text) {
    String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]", "?");
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH) + "..." : line;
  }
}
