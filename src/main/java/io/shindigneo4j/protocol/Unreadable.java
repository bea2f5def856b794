package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.UnreadableValue;

/** What a reader does with a value that it cannot read, although it knows where the value ends. */
enum Unreadable {
  /** The whole document is malformed. */
  REFUSED {
    @Override
    Object value(Object written, MalformedMessageException reason)
        throws MalformedMessageException {
      throw reason;
    }
  },

  /** An {@link UnreadableValue} takes its place, so that the rest of the document is read. */
  KEPT {
    @Override
    Object value(Object written, MalformedMessageException reason) {
      Throwable cause = reason.getCause();
      String detail = cause == null ? "" : ": " + cause.getMessage();
      return new UnreadableValue(written, reason.getMessage() + detail);
    }
  };

  /**
   * What is read in place of a value.
   *
   * @param written the value as far as it could be read
   */
  abstract Object value(Object written, MalformedMessageException reason)
      throws MalformedMessageException;
}
