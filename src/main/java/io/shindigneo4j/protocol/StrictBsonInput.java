package io.shindigneo4j.protocol;

import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;

/**
 * The bytes of a BSON document, of which no length may say more than there are. For use by one
 * thread.
 */
final class StrictBsonInput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] bytes;
  private final RepeatedNames names;
  private int position;

  StrictBsonInput(byte[] bytes) {
    this.bytes = bytes;
    this.names = new RepeatedNames(bytes);
  }

  int position() {
    return position;
  }

  byte readByte() {
    return bytes[skipped(1)];
  }

  byte[] readBytes(int length) {
    int start = skipped(length);
    byte[] read = new byte[length];
    System.arraycopy(bytes, start, read, 0, length);
    return read;
  }

  int readInt32() {
    return (int) INTS.get(bytes, skipped(Integer.BYTES));
  }

  long readInt64() {
    return (long) LONGS.get(bytes, skipped(Long.BYTES));
  }

  /** A text with its length before it and a zero behind it. */
  String readString() {
    int length = readInt32() - 1;
    if (length < 0 || length >= remaining()) {
      throw new IndexOutOfBoundsException("a string is longer than its document");
    }
    int start = skipped(length + 1);
    if (bytes[start + length] != 0) {
      throw new IndexOutOfBoundsException("a string does not end where it says");
    }
    try {
      return UnicodeText.decode(bytes, start, length);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text with a zero behind it. */
  String readName() {
    int start = position;
    skipName();
    try {
      return names.of(start, position - 1 - start);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(e);
    }
  }

  void skipName() {
    int end = position;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    skipped(end + 1 - position);
  }

  void skip(int length) {
    skipped(length);
  }

  /** Skips bytes; where they begin. */
  private int skipped(int length) {
    if (length < 0 || length > remaining()) {
      throw new IndexOutOfBoundsException("a value is longer than its document");
    }
    int start = position;
    position += length;
    return start;
  }

  private int remaining() {
    return bytes.length - position;
  }
}
