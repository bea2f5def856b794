package io.shindigneo4j.workload.load;

/** A network cannot be loaded. */
public final class LoadException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message for users
   */
  public LoadException(String message) {
    super(message);
  }

  LoadException(String message, Throwable cause) {
    super(message, cause);
  }
}
