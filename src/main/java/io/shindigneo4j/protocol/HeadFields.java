package io.shindigneo4j.protocol;

/** A {@link Head} while it is being read. */
final class HeadFields {

  static final String TYPE = "type";
  static final String ID = "id";

  /** Null until it has been read, like the id. */
  private String type;

  private Long id;

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
    return new Head(type, id);
  }

  MalformedMessageException missing() {
    return new MalformedMessageException("a message must have a type and an id");
  }
}
