package io.shindigneo4j.protocol;

import java.io.ByteArrayOutputStream;

/** Bytes in memory with a size limit, so that too large a document fails early. */
final class LimitedBytes extends ByteArrayOutputStream {

  private final int limit;

  LimitedBytes(int limit) {
    this.limit = limit;
  }

  @Override
  public synchronized void write(int value) {
    TooLargeException.check(Math.addExact(count, 1), limit);
    super.write(value);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    TooLargeException.check(Math.addExact(count, length), limit);
    super.write(bytes, offset, length);
  }
}
