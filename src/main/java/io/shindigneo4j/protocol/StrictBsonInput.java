package io.shindigneo4j.protocol;

import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.bson.BsonSerializationException;
import org.bson.ByteBufNIO;
import org.bson.io.ByteBufferBsonInput;

/**
 * Reads the strings of a BSON document. The library's own reading replaces what is not UTF-8, and
 * sets memory aside for as many bytes as a string claims to have.
 */
final class StrictBsonInput extends ByteBufferBsonInput {

  private final byte[] bytes;

  StrictBsonInput(byte[] bytes) {
    super(new ByteBufNIO(ByteBuffer.wrap(bytes)));
    this.bytes = bytes;
  }

  @Override
  public String readString() {
    int length = readInt32() - 1;
    if (length < 0 || length >= remaining()) {
      throw new BsonSerializationException("a string is longer than its document");
    }
    return text(length);
  }

  @Override
  public String readCString() {
    int start = getPosition();
    int end = start;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    return text(end - start);
  }

  /** The text of that many bytes, and the zero behind it. */
  private String text(int length) {
    int start = getPosition();
    skip(length);
    if (readByte() != 0) {
      throw new BsonSerializationException("a string does not end where it says");
    }
    try {
      return UnicodeText.decode(bytes, start, length);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  int remaining() {
    return bytes.length - getPosition();
  }
}
