package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.dispatch.BodyTooLargeException;
import java.io.IOException;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;

/** A stream that fails after a number of bytes. */
final class BoundedInputStream extends ServletInputStream {

  private final ServletInputStream stream;
  private long left;

  BoundedInputStream(ServletInputStream stream, long limit) {
    this.stream = stream;
    this.left = limit;
  }

  @Override
  public int read() throws IOException {
    int read = stream.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = stream.read(bytes, offset, length);
    count(Math.max(read, 0));
    return read;
  }

  private void count(int read) throws BodyTooLargeException {
    left -= read;
    if (left < 0) {
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
