package io.shindigneo4j.protocol;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Bytes that are not a message of the agreed format and version. */
public final class MalformedMessageException extends Exception {

  private static final long serialVersionUID = 1L;

  private final @Nullable Long id;
  private final OptionalLong transaction;

  MalformedMessageException(String message) {
    this(message, null, OptionalLong.empty(), null);
  }

  MalformedMessageException(String message, @Nullable Throwable cause) {
    this(message, null, OptionalLong.empty(), cause);
  }

  private MalformedMessageException(
      @Nullable String message,
      @Nullable Long id,
      OptionalLong transaction,
      @Nullable Throwable cause) {
    super(message, cause);
    this.id = id;
    this.transaction = transaction;
  }

  MalformedMessageException inMessage(long id, OptionalLong transaction) {
    return new MalformedMessageException(getMessage(), id, transaction, this);
  }

  /** The id of the message, if at least that could be read. */
  public OptionalLong id() {
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  /** The open transaction that the message names, if at least that could be read. */
  public OptionalLong transaction() {
    return transaction;
  }
}
