package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.IOException;
import java.util.function.LongSupplier;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;

/**
 * A stream that counts the bytes that are read from it. It fails after a number of them, where
 * there is no memory for more, and where they arrive more slowly than from the slowest networks.
 */
final class BoundedInputStream extends ServletInputStream {
  private final ServletInputStream stream;
  private final long limit;
  private final HeapShares.Use memory;
  private final MinimumRate rate;
  private long bytes;

  /**
   * @param clock as {@link System#nanoTime}
   */
  BoundedInputStream(
      ServletInputStream stream, long limit, HeapShares.Use memory, LongSupplier clock) {
    this.stream = stream;
    this.limit = limit;
    this.memory = memory;
    this.rate = new MinimumRate(clock);
  }

  long bytes() {
    return bytes;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = stream.read(target, offset, length);
    if (read < 0) {
      return read;
    }
    bytes += read;
    if (bytes > limit) {
      throw RefusedBodyException.tooLarge();
    } else if (rate.isMissedBy(bytes)) {
      throw RefusedBodyException.tooSlow();
    }
    memory.add(target, offset, read);
    return read;
  }

  @Override
  public boolean isFinished() {
    return stream.isFinished();
  }

  @Override
  public boolean isReady() {
    return stream.isReady();
  }

  @Override
  public void setReadListener(ReadListener listener) {
    stream.setReadListener(listener);
  }
}
