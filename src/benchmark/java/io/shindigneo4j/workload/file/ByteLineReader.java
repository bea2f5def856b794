package io.shindigneo4j.workload.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads a stream line by line as bytes. A line is valid until the next is read. Not thread-safe.
 */
final class ByteLineReader implements Closeable {

  private static final int FIRST_CAPACITY = 1 << 16;

  private final InputStream in;
  private final int maxLength;
  private byte[] bytes = new byte[FIRST_CAPACITY];
  private int start;
  private int end = -1;
  private int limit;

  /**
   * @param maxLength the greatest length of a line in bytes
   */
  ByteLineReader(InputStream in, int maxLength) {
    this.in = in;
    this.maxLength = maxLength;
  }

  /**
   * Goes to the next line; returns false after the last.
   *
   * @throws TooLong before the line takes more memory than a line may
   */
  boolean next() throws IOException {
    start = Math.min(end + 1, limit);
    end = start;
    while (true) {
      while (end < limit) {
        if (bytes[end] == '\n') {
          return true;
        }
        end++;
      }
      if (!readOn()) {
        return end > start;
      }
    }
  }

  private boolean readOn() throws IOException {
    makeRoom();
    int count = in.read(bytes, limit, bytes.length - limit);
    limit += Math.max(count, 0);
    return count > 0;
  }

  /** Makes room behind the part of the line that has been read. */
  private void makeRoom() throws TooLong {
    int length = limit - start;
    if (length > maxLength) {
      throw new TooLong();
    }
    byte[] roomy = length > bytes.length / 2 ? new byte[2 * bytes.length] : bytes;
    System.arraycopy(bytes, start, roomy, 0, length);
    bytes = roomy;
    start = 0;
    end = length;
    limit = length;
  }

  /** The array that holds the line from {@link #offset()} on. */
  byte[] bytes() {
    return bytes;
  }

  int offset() {
    return start;
  }

  int length() {
    return end - start;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** A line is too long. */
  static final class TooLong extends IOException {

    private static final long serialVersionUID = 1;
  }
}
