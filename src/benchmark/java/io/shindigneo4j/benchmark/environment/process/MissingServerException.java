package io.shindigneo4j.benchmark.environment.process;

/** A server that should be measured is missing. */
public final class MissingServerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public MissingServerException(String message) {
    super(message);
  }
}
