package io.shindigneo4j.schema;

/** The encoding of one type's values in a result. */
interface ResultValue {

  /** Encodes a value; most values stay as they are. */
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
