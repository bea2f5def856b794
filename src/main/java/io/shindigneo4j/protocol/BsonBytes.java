package io.shindigneo4j.protocol;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The bytes of a BSON document: one array with a size limit, so that a document which is too large
 * fails before it takes more memory. For use by one thread.
 */
final class BsonBytes implements AutoCloseable {

  private static final VarHandle INT32 =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT64 =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int FIRST = 1024;

  /** The longest array that is kept for the next document. */
  private static final int MAX_KEPT_LENGTH = 32 * 1024;

  /** The longest array of a virtual machine. */
  private static final int MAX = Integer.MAX_VALUE - 8;

  private static final byte[] CLOSED = {};

  private static final ThreadCache<byte[]> KEPT = new ThreadCache<>(() -> new byte[FIRST]);

  private final int limit;
  private byte[] bytes;
  private int size;

  BsonBytes(int limit) {
    this.limit = limit;
    bytes = KEPT.take();
  }

  private void reserve(int count) {
    if (count > bytes.length - size) {
      grow(count);
    }
  }

  private void grow(int count) {
    TooLargeException.check(size, limit);
    int wanted = Math.addExact(size, count);
    bytes = Arrays.copyOf(bytes, (int) Math.max(wanted, Math.min(2L * size, MAX)));
  }

  /** Where the next byte goes. */
  int size() {
    return size;
  }

  void put(int value) {
    reserve(1);
    bytes[size++] = (byte) value;
  }

  /** Replaces a byte. */
  void put(int position, int value) {
    bytes[position] = (byte) value;
  }

  void putInt32(int value) {
    reserve(Integer.BYTES);
    INT32.set(bytes, size, value);
    size += Integer.BYTES;
  }

  void putInt64(long value) {
    reserve(Long.BYTES);
    INT64.set(bytes, size, value);
    size += Long.BYTES;
  }

  void put(byte[] source) {
    TooLargeException.check(Math.addExact(size, source.length), limit);
    reserve(source.length);
    System.arraycopy(source, 0, bytes, size, source.length);
    size += source.length;
  }

  /** A text with its length before it and a zero behind it. */
  void putString(String text) {
    int start = size;
    putInt32(0);
    putUtf8(text);
    put(0);
    INT32.set(bytes, start, size - start - Integer.BYTES);
  }

  /** A text with a zero behind it. */
  void putName(String text) {
    if (text.indexOf('\0') >= 0) {
      throw new UnsupportedValueException("a key cannot contain U+0000");
    }
    putUtf8(text);
    put(0);
  }

  private void putUtf8(String text) {
    TooLargeException.check(Math.addExact(size, text.length()), limit);
    reserve(Math.multiplyExact(Utf8.WIDEST, text.length()));
    size = Utf8.write(text, bytes, size);
  }

  /** Begins a document; what is returned is for {@link #endDocument}. */
  int beginDocument() {
    int start = size;
    putInt32(0);
    return start;
  }

  void endDocument(int start) {
    put(0);
    INT32.set(bytes, start, size - start);
  }

  byte[] toByteArray() {
    TooLargeException.check(size, limit);
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public void close() {
    if (bytes != CLOSED && bytes.length <= MAX_KEPT_LENGTH) {
      KEPT.giveBack(bytes);
    }
    bytes = CLOSED;
  }

  /**
   * Keeps one object for each thread, which would otherwise be made for each message. Its objects
   * are small, hold nothing of the caller's, and may be lost at any time.
   */
  private static final class ThreadCache<T> {

    @SuppressWarnings("ThreadLocalUsage") // caches are in static fields
    private final ThreadLocal<T> kept = new ThreadLocal<>();

    private final Supplier<T> maker;

    ThreadCache(Supplier<T> maker) {
      this.maker = maker;
    }

    /** The caller's alone until it gives it back. */
    T take() {
      T object = kept.get();
      if (object == null) {
        return maker.get();
      }
      kept.set(null);
      return object;
    }

    void giveBack(T object) {
      kept.set(object);
    }
  }
}
