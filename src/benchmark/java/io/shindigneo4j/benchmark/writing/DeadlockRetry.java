package io.shindigneo4j.benchmark.writing;

import java.util.function.Function;
import java.util.function.Supplier;

/** Tries again what was rolled back for the sake of another write. */
final class DeadlockRetry {

  private static final String CODE = "Neo.TransientError.Transaction.DeadlockDetected";
  private static final int ATTEMPTS = 50;

  private DeadlockRetry() {}

  /**
   * Of a call.
   *
   * @param code of a failure, by Neo4j; null for another's
   */
  static <T> T retried(Supplier<T> call, Function<RuntimeException, String> code) {
    for (int attempt = 1; ; attempt++) {
      try {
        return call.get();
      } catch (RuntimeException e) {
        if (attempt == ATTEMPTS || !CODE.equals(code.apply(e))) {
          throw e;
        }
      }
    }
  }
}
