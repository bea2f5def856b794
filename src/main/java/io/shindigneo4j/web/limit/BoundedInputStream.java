package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.dispatch.BodyTooLargeException;
import java.io.IOException;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;

/** A stream that counts the bytes that are read from it, and fails after a number of them. */
final class BoundedInputStream extends ServletInputStream {
  private final ServletInputStream stream;
  private final long limit;
  private long bytes;

  BoundedInputStream(ServletInputStream stream, long limit) {
    this.stream = stream;
    this.limit = limit;
  }

  long bytes() {
    return bytes;
  }

  @Override
  public int read() throws IOException {
    int read = stream.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = stream.read(target, offset, length);
    count(Math.max(read, 0));
    return read;
  }

  private void count(int read) throws BodyTooLargeException {
    bytes += read;
    if (bytes > limit) {
      throw new BodyTooLargeException();
    }
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
