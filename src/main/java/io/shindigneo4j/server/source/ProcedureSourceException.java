package io.shindigneo4j.server.source;

/** A file cannot be used. The message is for operators. */
public final class ProcedureSourceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ProcedureSourceException(String message) {
    super(message);
  }

  public ProcedureSourceException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Wraps a failure of the code of a file, or of its loader. */
  static ProcedureSourceException of(Throwable failure) {
    return failure instanceof ProcedureSourceException known
        ? known
        : new ProcedureSourceException(failure.toString(), failure);
  }
}
