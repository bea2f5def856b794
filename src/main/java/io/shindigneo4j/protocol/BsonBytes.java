package io.shindigneo4j.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.bson.ByteBuf;
import org.bson.ByteBufNIO;
import org.bson.io.OutputBuffer;

/**
 * The output of a BSON document: one array with a size limit, so that a document which is too large
 * fails before it takes more memory. The library's own buffers check for room at each byte.
 */
final class BsonBytes extends OutputBuffer {

  private static final VarHandle INT32 =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT64 =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int FIRST = 1024;

  /** The most bytes in UTF-8 of a character that is one {@code char}. */
  private static final int WIDEST = 3;

  /** The longest array of a virtual machine. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  private final int limit;
  private byte[] bytes;
  private int size;

  BsonBytes(int limit) {
    this.limit = limit;
    bytes = new byte[FIRST];
  }

  private void reserve(int count) {
    if (count > bytes.length - size) {
      grow(count);
    }
  }

  private void grow(int count) {
    TooLargeException.check(size, limit);
    int wanted = Math.addExact(size, count);
    bytes = Arrays.copyOf(bytes, (int) Math.max(wanted, Math.min(2L * size, MOST)));
  }

  @Override
  public void write(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
  }

  @Override
  public void writeByte(int value) {
    write(value);
  }

  @Override
  public void write(byte[] source, int offset, int length) {
    TooLargeException.check(Math.addExact(size, length), limit);
    reserve(length);
    System.arraycopy(source, offset, bytes, size, length);
    size += length;
  }

  @Override
  public void writeBytes(byte[] source, int offset, int length) {
    write(source, offset, length);
  }

  @Override
  public void writeInt32(int value) {
    reserve(Integer.BYTES);
    INT32.set(bytes, size, value);
    size += Integer.BYTES;
  }

  @Override
  public void writeInt32(int position, int value) {
    INT32.set(bytes, position, value);
  }

  @Override
  public void writeInt64(long value) {
    reserve(Long.BYTES);
    INT64.set(bytes, size, value);
    size += Long.BYTES;
  }

  @Override
  protected void write(int position, int value) {
    bytes[position] = (byte) value;
  }

  @Override
  public void writeString(String text) {
    int start = size;
    writeInt32(0);
    writeUtf8(text);
    write(0);
    writeInt32(start, size - start - Integer.BYTES);
  }

  @Override
  public void writeCString(String text) {
    if (text.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("a key cannot contain U+0000");
    }
    writeUtf8(text);
    write(0);
  }

  /**
   * Writes ASCII characters fast, and others from the first one on by {@link #writeWide}.
   *
   * @throws IllegalArgumentException for half a surrogate pair
   */
  private void writeUtf8(String text) {
    int length = text.length();
    TooLargeException.check(Math.addExact(size, length), limit);
    reserve(Math.multiplyExact(WIDEST, length));
    byte[] target = bytes;
    int position = size;
    int i = 0;
    while (i < length) {
      char character = text.charAt(i);
      if (character >= 0x80) {
        break;
      }
      target[position++] = (byte) character;
      i++;
    }
    size = position;
    if (i < length) {
      writeWide(text, i);
    }
  }

  private void writeWide(String text, int from) {
    int i = from;
    while (i < text.length()) {
      int codePoint = text.codePointAt(i);
      if (codePoint < 0x80) {
        bytes[size++] = (byte) codePoint;
      } else if (codePoint < 0x800) {
        bytes[size++] = (byte) (0xC0 | (codePoint >> 6));
        bytes[size++] = continuation(codePoint);
      } else if (codePoint < 0x10000) {
        UnicodeText.checkWhole((char) codePoint);
        bytes[size++] = (byte) (0xE0 | (codePoint >> 12));
        bytes[size++] = continuation(codePoint >> 6);
        bytes[size++] = continuation(codePoint);
      } else {
        bytes[size++] = (byte) (0xF0 | (codePoint >> 18));
        bytes[size++] = continuation(codePoint >> 12);
        bytes[size++] = continuation(codePoint >> 6);
        bytes[size++] = continuation(codePoint);
      }
      i += Character.charCount(codePoint);
    }
  }

  private static byte continuation(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }

  @Override
  public int getPosition() {
    return size;
  }

  @Override
  public int getSize() {
    return size;
  }

  @Override
  public void truncateToPosition(int position) {
    size = position;
  }

  @Override
  public byte[] toByteArray() {
    TooLargeException.check(size, limit);
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public int pipe(OutputStream out) throws IOException {
    out.write(bytes, 0, size);
    return size;
  }

  @Override
  public List<ByteBuf> getByteBuffers() {
    return List.of(new ByteBufNIO(ByteBuffer.wrap(bytes, 0, size)));
  }
}
