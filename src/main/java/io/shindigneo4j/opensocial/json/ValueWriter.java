package io.shindigneo4j.opensocial.json;

/** Writes the values of one class. */
@FunctionalInterface
interface ValueWriter {

  void write(Object value, JsonBuffer out);
}
