package io.shindigneo4j.web.log;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** A failure with the first frames of another one, whose texts are escaped. */
final class SafeThrowable extends Throwable {
  private static final long serialVersionUID = 1L;

  /** The most frames of one failure. A stack overflow has 1,024, the failure of a servlet fewer. */
  static final int MAX_FRAMES = 100;

  private final String text;

  private SafeThrowable(Throwable thrown, Set<Throwable> seen) {
    text = SafeRecord.safe(thrown.toString());
    setStackTrace(firstFrames(thrown.getStackTrace()));
    if (thrown.getCause() != null && seen.add(thrown.getCause())) {
      initCause(new SafeThrowable(thrown.getCause(), seen));
    }
    for (Throwable each : thrown.getSuppressed()) {
      if (seen.add(each)) {
        addSuppressed(new SafeThrowable(each, seen));
      }
    }
  }

  private static StackTraceElement[] firstFrames(StackTraceElement[] frames) {
    int more = frames.length - MAX_FRAMES;
    if (more <= 0) {
      return frames;
    }
    StackTraceElement[] first = Arrays.copyOf(frames, MAX_FRAMES + 1);
    first[MAX_FRAMES] = new StackTraceElement("..", " " + more + " more", "frames", -1);
    return first; // the last one is written as "at ... 924 more(frames)"
  }

  /**
   * The failure itself if it is safe, with its causes.
   *
   * @param thrown null for none
   */
  static Throwable of(Throwable thrown) {
    return thrown == null || isSafe(thrown, seen()) ? thrown : new SafeThrowable(thrown, seen());
  }

  private static Set<Throwable> seen() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private static boolean isSafe(Throwable thrown, Set<Throwable> seen) {
    if (thrown == null || !seen.add(thrown)) {
      return true;
    }
    boolean safe =
        thrown.getStackTrace().length <= MAX_FRAMES
            && SafeRecord.isSafe(thrown.toString())
            && isSafe(thrown.getCause(), seen);
    for (Throwable each : thrown.getSuppressed()) {
      safe = safe && isSafe(each, seen);
    }
    return safe;
  }

  /** The text of the other one, with the name of its class. */
  @Override
  @SuppressWarnings("OverrideThrowableToString")
  public String toString() {
    return text;
  }
}
