package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.UnreadableValue;

/**
 * What a reader does with a value that it cannot read, although it knows where the value ends. For
 * one document.
 */
@FunctionalInterface
interface Unreadable {

  /** The whole document is malformed. */
  Unreadable REFUSED =
      (written, reason) -> {
        throw reason;
      };

  /**
   * What is read in place of a value.
   *
   * @param written the value as far as it could be read
   */
  Object value(Object written, MalformedMessageException reason) throws MalformedMessageException;

  /**
   * An {@link UnreadableValue} takes the place of a value, so that the rest of the document is
   * read.
   *
   * @param most how many of them there may be; with one more, the document is malformed
   */
  static Unreadable kept(int most) {
    return new Unreadable() {
      private int left = most;

      @Override
      public Object value(Object written, MalformedMessageException reason)
          throws MalformedMessageException {
        if (left == 0) {
          throw reason;
        }
        left--;
        Throwable cause = reason.getCause();
        String detail = cause == null ? "" : ": " + cause.getMessage();
        return new UnreadableValue(written, reason.getMessage() + detail);
      }
    };
  }
}
