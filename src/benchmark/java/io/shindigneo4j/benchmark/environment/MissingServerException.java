package io.shindigneo4j.benchmark.environment;

/** A server that is to be measured is not there. */
public final class MissingServerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public MissingServerException(String message) {
    super(message);
  }
}
