package io.shindigneo4j.schema;

/** How the values of one type travel in a result. */
interface ResultValue {

  /** What travels for a value; the value itself where it travels as it is. */
  Object encode(Object value);

  /**
   * The value that came.
   *
   * @param value not null
   * @throws ResultMismatchException for a value of another type
   */
  Object decode(Object value);

  /** Whether {@link #encode} and {@link #decode} give back what they get. */
  default boolean isPlain() {
    return false;
  }

  /** Whether every value is of this type. */
  default boolean isAny() {
    return false;
  }
}
