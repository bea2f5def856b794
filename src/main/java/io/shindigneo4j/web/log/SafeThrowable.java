package io.shindigneo4j.web.log;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** A failure with the frames of another one, whose texts are escaped. */
final class SafeThrowable extends Throwable {
  private static final long serialVersionUID = 1L;

  private final String text;

  private SafeThrowable(Throwable thrown, Set<Throwable> seen) {
    text = SafeRecord.safe(thrown.toString());
    setStackTrace(thrown.getStackTrace());
    if (thrown.getCause() != null && seen.add(thrown.getCause())) {
      initCause(new SafeThrowable(thrown.getCause(), seen));
    }
    for (Throwable each : thrown.getSuppressed()) {
      if (seen.add(each)) {
        addSuppressed(new SafeThrowable(each, seen));
      }
    }
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
    boolean safe = SafeRecord.isSafe(thrown.toString()) && isSafe(thrown.getCause(), seen);
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
