package io.shindigneo4j.protocol;

import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;

/** Looks at the size before each field, so that it exceeds the limit by one value at most. */
final class LimitedBsonWriter extends BsonBinaryWriter {

  private final BasicOutputBuffer buffer;
  private final int limit;

  LimitedBsonWriter(BasicOutputBuffer buffer, int limit) {
    super(buffer);
    this.buffer = buffer;
    this.limit = limit;
  }

  @Override
  public void writeName(String name) {
    TooLargeException.check(buffer.getSize(), limit);
    super.writeName(name);
  }

  @Override
  public void writeStartArray() {
    TooLargeException.check(buffer.getSize(), limit);
    super.writeStartArray();
  }

  @Override
  public void writeString(String value) {
    TooLargeException.check(buffer.getSize(), limit);
    super.writeString(value);
  }
}
