package io.shindigneo4j.protocol;

/** The Java types that are written as a 64-bit integer. */
final class Integers {

  private Integers() {}

  static boolean isInteger(Object value) {
    return value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte;
  }
}
