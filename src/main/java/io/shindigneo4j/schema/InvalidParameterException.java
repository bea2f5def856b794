package io.shindigneo4j.schema;

/** A parameter of an operation that is missing, unknown, or not what it must be. */
public final class InvalidParameterException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidParameterException(String message) {
    super(message);
  }

  /**
   * For a compact constructor that uses the component, or asks for it under a condition only. The
   * conversion to and from a map checks the others.
   *
   * @throws InvalidParameterException for null
   */
  public static void ifNull(Object component, String name) {
    if (component == null) {
      throw new InvalidParameterException(name + " must not be null");
    }
  }

  /**
   * For a number of things to answer.
   *
   * @throws InvalidParameterException for one that is negative, or more than the most
   */
  public static void ifOutside(long number, long most, String name) {
    if (number < 0 || number > most) {
      throw new InvalidParameterException("%s must be 0 to %d".formatted(name, most));
    }
  }
}
