package io.shindigneo4j.protocol;

import java.util.OptionalLong;

/** Bytes that are not a message of the agreed format and version. */
public final class MalformedMessageException extends Exception {

  private static final long serialVersionUID = 1L;

  private final Long id;

  MalformedMessageException(String message) {
    this(message, null, null);
  }

  MalformedMessageException(String message, Throwable cause) {
    this(message, null, cause);
  }

  private MalformedMessageException(String message, Long id, Throwable cause) {
    super(message, cause);
    this.id = id;
  }

  MalformedMessageException inMessage(long id) {
    return new MalformedMessageException(getMessage(), id, this);
  }

  /** The id of the message, if at least that could be read. */
  public OptionalLong id() {
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }
}
