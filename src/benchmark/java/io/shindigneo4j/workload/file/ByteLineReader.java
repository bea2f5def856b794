package io.shindigneo4j.workload.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * The lines of a stream as bytes, each of which is there until the next is read. For one thread.
 */
final class ByteLineReader implements Closeable {

  private static final int FIRST_CAPACITY = 1 << 16;

  private final InputStream in;
  private final int longest;
  private byte[] bytes = new byte[FIRST_CAPACITY];
  private int start;
  private int end = -1;
  private int limit;

  /**
   * @param longest how many bytes a line may have, and those before it that are still there
   */
  ByteLineReader(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /**
   * Goes to the next line; false after the last.
   *
   * @throws TooLong before it takes more memory than a line may have
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

  /** Behind what is there of the line. */
  private void makeRoom() throws TooLong {
    int length = limit - start;
    if (length > longest) {
      throw new TooLong();
    }
    byte[] roomy = length > bytes.length / 2 ? new byte[2 * bytes.length] : bytes;
    System.arraycopy(bytes, start, roomy, 0, length);
    bytes = roomy;
    start = 0;
    end = length;
    limit = length;
  }

  /** Holds the line from {@link #offset()}. */
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

  /** A line is longer than lines may be. */
  static final class TooLong extends IOException {

    private static final long serialVersionUID = 1;
  }
}
