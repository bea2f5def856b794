package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A body that arrives slowly")
class BoundedInputStreamTest {
  private static final int MAX = 1 << 20;

  private long seconds;

  /** Takes a second for a number of bytes. */
  private BoundedInputStream arriving(int bytesPerSecond) {
    ServletInputStream network =
        new ServletInputStream() {
          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] target, int offset, int length) {
            seconds++;
            return bytesPerSecond;
          }

          @Override
          public boolean isFinished() {
            return false;
          }

          @Override
          public boolean isReady() {
            return true;
          }

          @Override
          public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException();
          }
        };
    return new BoundedInputStream(
        network, MAX, HeapShares.UNLIMITED.use(""), () -> TimeUnit.SECONDS.toNanos(seconds));
  }

  private static void read(BoundedInputStream stream, int times) throws IOException {
    byte[] bytes = new byte[16 << 10];
    for (int i = 0; i < times; i++) {
      stream.read(bytes, 0, bytes.length);
    }
  }

  @Test
  void isRefusedAfterAWhile() throws IOException {
    BoundedInputStream stream = arriving(1);
    read(stream, 30);
    assertThatThrownBy(() -> read(stream, 1))
        .isInstanceOf(RefusedBodyException.class)
        .hasMessageContaining("slowly");
  }

  @Test
  void isReadFromASlowNetwork() throws IOException {
    BoundedInputStream stream = arriving(9 << 10);
    read(stream, 100);
    assertThat(stream.bytes()).isEqualTo(100 * (9 << 10));
  }
}
