package io.shindigneo4j.protocol;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A {@link Head} while it is being read. */
final class HeadFields {

  static final String TYPE = "type";
  static final String ID = "id";

  /** Null until it has been read, like the id. */
  private @Nullable String type;

  private @Nullable Long id;

  void type(String newType) {
    type = newType;
  }

  void id(long newId) {
    id = newId;
  }

  boolean isComplete() {
    return type != null && id != null;
  }

  Head head() {
    return new Head(Objects.requireNonNull(type, TYPE), Objects.requireNonNull(id, ID));
  }

  MalformedMessageException missing() {
    return new MalformedMessageException("a message must have a type and an id");
  }
}
