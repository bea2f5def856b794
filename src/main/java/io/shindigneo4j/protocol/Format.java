package io.shindigneo4j.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Converts a document of values into bytes and back. Implementations are immutable. */
public interface Format {

  /** The deepest nesting; more is malformed. */
  int MAXIMUM_DEPTH = 100;

  /** Binary frames. */
  Format BSON = new BsonFormat();

  /** Text frames. */
  Format JSON = new JsonFormat();

  /** The format's name in the subprotocol. */
  String name();

  /** Whether it uses binary rather than text frames. */
  boolean binary();

  /**
   * The bytes of a document.
   *
   * @throws IllegalArgumentException for a value of a type that the protocol does not know, or
   *     nested too deeply
   */
  byte[] write(Map<String, Object> document);

  /**
   * As {@link #write(Map)}, but stops as soon as the bytes are known to be too many.
   *
   * @throws TooLargeException for more bytes than {@code limit}
   */
  byte[] write(Map<String, Object> document, int limit);

  /**
   * The document of some bytes.
   *
   * @throws MalformedMessageException if it is not one, or if one of its values cannot be read
   */
  Map<String, Object> read(byte[] bytes) throws MalformedMessageException;

  /**
   * As {@link #read(byte[])}, with a choice what becomes of values that cannot be read.
   *
   * @throws MalformedMessageException if the bytes are no document, or its values exceed the budget
   */
  Map<String, Object> read(byte[] bytes, Unreadable unreadable, ValueBudget budget)
      throws MalformedMessageException;

  /** Reads a document until the head is complete. */
  Head read(byte[] bytes, HeadFields head) throws MalformedMessageException;

  static Optional<Format> named(String name) {
    return Stream.of(BSON, JSON).filter(format -> format.name().equals(name)).findFirst();
  }
}
