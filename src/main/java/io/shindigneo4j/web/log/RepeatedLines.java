package io.shindigneo4j.web.log;

import com.google.common.base.Ascii;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/**
 * Lets each kind of line that Shindig's own classes log pass once in a while, as anybody can make
 * them: a line of the same method, with the same class of failure. The stack of a failure that
 * Shindig expects is left out. Thread-safe.
 */
final class RepeatedLines implements Filter {
  private static final String SHINDIGS = "org.apache.shindig.";
  private static final long QUIET = Duration.ofSeconds(10).toNanos();

  /** The most characters of a failure. */
  private static final int MAX_LENGTH = 200;

  private static final SimpleFormatter FORMATTER = new SimpleFormatter();

  private final LongSupplier clock;

  /** What was logged last, as many as there are in Shindig's code; guarded by this. */
  private final Map<Kind, Line> lines = new HashMap<>();

  RepeatedLines() {
    this(System::nanoTime);
  }

  /**
   * @param clock as {@link System#nanoTime}
   */
  RepeatedLines(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * Lines that are alike.
   *
   * @param failure null for none
   */
  private record Kind(String logger, String method, Level level, Class<?> failure) {

    static Kind of(LogRecord record) {
      Throwable thrown = record.getThrown();
      return new Kind(
          record.getLoggerName(),
          record.getSourceMethodName(),
          record.getLevel(),
          thrown == null ? null : thrown.getClass());
    }
  }

  /**
   * A line in the log.
   *
   * @param unsaid how many of its kind have been left out since
   */
  private record Line(long time, long unsaid) {}

  @Override
  public boolean isLoggable(LogRecord record) {
    if (record.getLoggerName() == null || !record.getLoggerName().startsWith(SHINDIGS)) {
      return true;
    }
    long unsaid = unsaid(record);
    if (unsaid >= 0) {
      shorten(record, unsaid);
    }
    return unsaid >= 0;
  }

  /** How many of the kind were left out before; negative where this one is, too. */
  private synchronized long unsaid(LogRecord record) {
    Kind kind = Kind.of(record);
    long now = clock.getAsLong();
    Line last = lines.get(kind);
    if (last != null && now - last.time() < QUIET) {
      lines.put(kind, new Line(last.time(), last.unsaid() + 1));
      return -1;
    }
    lines.put(kind, new Line(now, 0));
    return last == null ? 0 : last.unsaid();
  }

  private static void shorten(LogRecord record, long unsaid) {
    Throwable thrown = record.getThrown();
    boolean expected = thrown instanceof Exception && !(thrown instanceof RuntimeException);
    if (expected || unsaid > 0) {
      record.setMessage(
          FORMATTER.formatMessage(record)
              + (expected ? ": " + Ascii.truncate(thrown.toString(), MAX_LENGTH, "...") : "")
              + (unsaid > 0 ? "; before, so many without a line: " + unsaid : ""));
      record.setParameters(null);
      record.setResourceBundle(null);
      record.setThrown(expected ? null : thrown);
    }
  }
}
