package io.shindigneo4j.benchmark.environment;

import java.util.Arrays;

/** Some things are not closed; the reasons are suppressed exceptions. */
final class CloseException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CloseException() {
    super("not all could be closed: something may still be there");
  }

  /** Does nothing where no reason has been added; an interrupt stays one. */
  void throwWhereSomething() {
    Throwable[] reasons = getSuppressed();
    if (Arrays.stream(reasons).anyMatch(InterruptedException.class::isInstance)) {
      Thread.currentThread().interrupt();
    }
    if (reasons.length > 0) {
      throw this;
    }
  }
}
