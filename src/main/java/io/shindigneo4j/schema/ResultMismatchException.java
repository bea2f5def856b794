package io.shindigneo4j.schema;

/** An answer that does not have the shape that its operation describes. */
public final class ResultMismatchException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  public ResultMismatchException(String message) {
    super(message);
  }

  ResultMismatchException(String message, Throwable cause) {
    super(message, cause);
  }

  static ResultMismatchException of(String expected, Object value) {
    String came = value == null ? "null" : "a " + value.getClass().getSimpleName();
    return new ResultMismatchException("must be a " + expected + ", not " + came);
  }
}
