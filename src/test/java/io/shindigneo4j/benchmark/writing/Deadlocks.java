package io.shindigneo4j.benchmark.writing;

import java.util.function.Predicate;
import java.util.function.Supplier;

/** Tries again what was rolled back for the sake of another write. */
final class Deadlocks {

  private static final int ATTEMPTS = 50;

  private Deadlocks() {}

  /**
   * Of a call.
   *
   * @param isRolledBack whether a failure is such a one
   */
  static <T> T retried(Supplier<T> call, Predicate<RuntimeException> isRolledBack) {
    for (int attempt = 1; ; attempt++) {
      try {
        return call.get();
      } catch (RuntimeException e) {
        if (attempt == ATTEMPTS || !isRolledBack.test(e)) {
          throw e;
        }
      }
    }
  }
}
