package io.shindigneo4j.web.bearer;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;

/** Fails when it has been read for four seconds: a server may send a byte now and then. */
final class TimedInputStream extends FilterInputStream {

  private static final long MOST_SECONDS = 4;

  private final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);

  TimedInputStream(InputStream content) {
    super(content);
  }

  @Override
  public int read() throws IOException {
    requireTime();
    return super.read();
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    requireTime();
    return super.read(buffer, offset, length);
  }

  private void requireTime() throws SocketTimeoutException {
    if (System.nanoTime() - end > 0) {
      throw new SocketTimeoutException("It took too long");
    }
  }
}
