package io.shindigneo4j.web.limit;

import java.io.IOException;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;

/** A stream that counts the bytes that are read from it. */
final class CountedInputStream extends ServletInputStream {
  private final ServletInputStream stream;
  private long bytes;

  CountedInputStream(ServletInputStream stream) {
    this.stream = stream;
  }

  long bytes() {
    return bytes;
  }

  @Override
  public int read() throws IOException {
    int read = stream.read();
    bytes += read < 0 ? 0 : 1;
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = stream.read(target, offset, length);
    bytes += Math.max(read, 0);
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
