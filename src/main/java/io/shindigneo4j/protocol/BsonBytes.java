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
      throw new UnsupportedValueException("a key cannot contain U+0000");
    }
    writeUtf8(text);
    write(0);
  }

  private void writeUtf8(String text) {
    TooLargeException.check(Math.addExact(size, text.length()), limit);
    reserve(Math.multiplyExact(Utf8.WIDEST, text.length()));
    size = Utf8.write(text, bytes, size);
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
