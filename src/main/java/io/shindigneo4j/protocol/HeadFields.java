package io.shindigneo4j.protocol;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A {@link Head} while it is being read. */
final class HeadFields {

  static final String TYPE = "type";
  static final String ID = "id";
  static final String TRANSACTION = "transaction";

  private final boolean withTransaction;

  /** Null until it has been read, like the id. */
  private @Nullable String type;

  private @Nullable Long id;
  private OptionalLong transaction = OptionalLong.empty();

  /**
   * @param withTransaction whether to read until the transaction is found, or the end
   */
  HeadFields(boolean withTransaction) {
    this.withTransaction = withTransaction;
  }

  void type(String newType) {
    type = newType;
  }

  static boolean isNumber(String name) {
    return name.equals(ID) || name.equals(TRANSACTION);
  }

  /** Takes a field that is an integer, whatever its name. */
  void number(String name, long value) {
    if (name.equals(ID)) {
      id = value;
    } else if (name.equals(TRANSACTION)) {
      transaction = OptionalLong.of(value);
    }
  }

  boolean isComplete() {
    return type != null && id != null && (transaction.isPresent() || !withTransaction);
  }

  /**
   * @throws MalformedMessageException if there is no type or no id
   */
  Head head() throws MalformedMessageException {
    if (type == null || id == null) {
      throw new MalformedMessageException("a message must have a type and an id");
    }
    return new Head(type, id, transaction);
  }
}
