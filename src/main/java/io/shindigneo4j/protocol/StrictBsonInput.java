package io.shindigneo4j.protocol;

import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import org.bson.BsonSerializationException;
import org.bson.io.BsonInput;
import org.bson.io.BsonInputMark;
import org.bson.types.ObjectId;

/**
 * The input of a BSON document, which checks all lengths. The library's own input replaces invalid
 * UTF-8, allocates as many bytes as a string claims to have, and passes each byte through several
 * objects. For use by one thread.
 */
final class StrictBsonInput implements BsonInput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int OBJECT_ID_BYTES = 12;

  private final byte[] bytes;
  private final RepeatedNames names;
  private int position;

  StrictBsonInput(byte[] bytes) {
    this.bytes = bytes;
    this.names = new RepeatedNames(bytes);
  }

  @Override
  public int getPosition() {
    return position;
  }

  @Override
  public byte readByte() {
    return bytes[skipped(1)];
  }

  @Override
  public void readBytes(byte[] target) {
    readBytes(target, 0, target.length);
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    System.arraycopy(bytes, skipped(length), target, offset, length);
  }

  @Override
  public int readInt32() {
    return (int) INTS.get(bytes, skipped(Integer.BYTES));
  }

  @Override
  public long readInt64() {
    return (long) LONGS.get(bytes, skipped(Long.BYTES));
  }

  @Override
  public double readDouble() {
    return Double.longBitsToDouble(readInt64());
  }

  @Override
  public ObjectId readObjectId() {
    byte[] id = new byte[OBJECT_ID_BYTES];
    readBytes(id);
    return new ObjectId(id);
  }

  @Override
  public String readString() {
    int length = readInt32() - 1;
    if (length < 0 || length >= remaining()) {
      throw new BsonSerializationException("a string is longer than its document");
    }
    int start = skipped(length + 1);
    if (bytes[start + length] != 0) {
      throw new BsonSerializationException("a string does not end where it says");
    }
    try {
      return UnicodeText.decode(bytes, start, length);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String readCString() {
    int start = position;
    skipCString();
    try {
      return names.of(start, position - 1 - start);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void skipCString() {
    int end = position;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    skip(end + 1 - position);
  }

  @Override
  public void skip(int length) {
    skipped(length);
  }

  /** Skips bytes; where they begin. */
  private int skipped(int length) {
    if (length < 0 || length > remaining()) {
      throw new BsonSerializationException("a value is longer than its document");
    }
    int start = position;
    position += length;
    return start;
  }

  int remaining() {
    return bytes.length - position;
  }

  @Override
  public BsonInputMark getMark(int readLimit) {
    int marked = position;
    return () -> position = marked;
  }

  @Override
  public boolean hasRemaining() {
    return position < bytes.length;
  }

  @Override
  public void close() {
    // an array needs no closing
  }
}
