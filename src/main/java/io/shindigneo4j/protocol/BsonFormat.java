package io.shindigneo4j.protocol;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;

/** Binary JSON (bsonspec.org): compact; to be preferred unless the client is a browser. */
final class BsonFormat implements Format {

  /** Four bytes for the length and a final zero. */
  private static final int MIN_DOCUMENT = 5;

  @Override
  public String name() {
    return "bson";
  }

  @Override
  public boolean binary() {
    return true;
  }

  @Override
  public byte[] write(Map<String, Object> document) {
    return write(document, Integer.MAX_VALUE);
  }

  @Override
  public byte[] write(Map<String, Object> document, int limit) {
    try (BsonBytes bytes = new BsonBytes(limit)) {
      BsonWriting.writeMap(bytes, document, 1);
      return bytes.toByteArray();
    }
  }

  @Override
  public Map<String, Object> read(byte[] bytes) throws MalformedMessageException {
    return read(bytes, Unreadable.REFUSED, ValueBudget.unlimited());
  }

  @Override
  public Map<String, Object> read(byte[] bytes, Unreadable unreadable, ValueBudget budget)
      throws MalformedMessageException {
    requireWhole(bytes);
    try {
      return new BsonReading(new StrictBsonInput(bytes), unreadable, budget).readMap(1);
    } catch (RuntimeException e) { // bad bytes are reported by several unchecked exceptions
      throw new MalformedMessageException("not a BSON document", e);
    }
  }

  @Override
  public Head read(byte[] bytes, HeadFields head) throws MalformedMessageException {
    requireWhole(bytes);
    try {
      return BsonReading.readHead(new StrictBsonInput(bytes), head);
    } catch (RuntimeException e) { // bad bytes are reported by several unchecked exceptions
      throw new MalformedMessageException("not a BSON document", e);
    }
  }

  private static void requireWhole(byte[] bytes) throws MalformedMessageException {
    if (bytes.length < MIN_DOCUMENT
        || ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt() != bytes.length) {
      throw new MalformedMessageException("not a whole BSON document");
    }
  }
}
