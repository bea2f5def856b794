package io.shindigneo4j.protocol;

/** The limit of nesting, so that no document can exhaust the stack. */
final class Depth {

  private static final String TOO_DEEP = "nested deeper than " + Format.MAXIMUM_DEPTH;

  private Depth() {}

  static void check(int depth) {
    if (depth > Format.MAXIMUM_DEPTH) {
      throw new UnsupportedValueException(TOO_DEEP);
    }
  }

  static void checkRead(int depth) throws MalformedMessageException {
    if (depth > Format.MAXIMUM_DEPTH) {
      throw new MalformedMessageException(TOO_DEEP);
    }
  }
}
