package io.shindigneo4j.protocol;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Bytes that are not a message of the agreed format and version. */
public final class MalformedMessageException extends Exception {

  private static final long serialVersionUID = 1L;

  private final @Nullable Long id;

  MalformedMessageException(String message) {
    this(message, null, null);
  }

  MalformedMessageException(String message, @Nullable Throwable cause) {
    this(message, null, cause);
  }

  private MalformedMessageException(
      @Nullable String message, @Nullable Long id, @Nullable Throwable cause) {
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
