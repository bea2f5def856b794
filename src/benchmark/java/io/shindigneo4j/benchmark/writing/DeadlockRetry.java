package io.shindigneo4j.benchmark.writing;

import java.util.function.Function;
import java.util.function.Supplier;

/** Repeats writes that Neo4j rolled back because of a deadlock. */
final class DeadlockRetry {

  private static final String CODE = "Neo.TransientError.Transaction.DeadlockDetected";
  private static final int ATTEMPTS = 50;

  private DeadlockRetry() {}

  /**
   * Runs a call and repeats it after deadlocks.
   *
   * @param code Neo4j's code of a failure; null for other failures
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
