package io.shindigneo4j.benchmark.environment;

import java.util.Arrays;

/** Some resources could not be closed. The causes are suppressed exceptions. */
final class CloseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CloseException() {
    super("some resources could not be closed");
  }

  /**
   * Throws this exception if it has causes. Restores the interrupt flag if one of them is an
   * interrupt.
   */
  void throwIfAny() {
    Throwable[] reasons = getSuppressed();
    if (Arrays.stream(reasons).anyMatch(InterruptedException.class::isInstance)) {
      Thread.currentThread().interrupt();
    }
    if (reasons.length > 0) {
      throw this;
    }
  }
}
