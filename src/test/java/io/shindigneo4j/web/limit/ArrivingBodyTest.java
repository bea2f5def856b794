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
class ArrivingBodyTest {
  private static final int MAX = 1 << 20;

  private final HeapShares shares = new HeapShares(4L * HeapShares.OF_BYTE * MAX);
  private long seconds;

  /** Takes a second for a number of bytes. */
  private ArrivingBody arriving(int length, int bytesPerSecond) {
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
          public int available() {
            return 1;
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
    return new ArrivingBody(
        network, length, MAX, shares.use(""), () -> TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void isRefusedAfterAWhile() throws IOException {
    ArrivingBody body = arriving(100, 1);
    body.readFully();
    assertThat(body.arrived()).isEqualTo(31);
    assertThat(body.isAbandoned()).isTrue();
    assertThatThrownBy(body::stream)
        .isInstanceOf(RefusedBodyException.class)
        .hasMessageContaining("slowly");
  }

  /** Some clients read the answer only then. */
  @Test
  void isReadOnForAWhileWhereItIsTooLarge() throws IOException {
    ArrivingBody body = arriving(MAX + 1, 1);
    body.readHere();
    assertThat(body.arrived()).isEqualTo(31);
    assertThat(body.isAbandoned()).isTrue();
    assertThat(body.refusal())
        .hasValueSatisfying(reason -> assertThat(reason.status()).isEqualTo(413));
  }

  @Test
  void givesItsMemoryBackWhereItIsRefused() throws IOException {
    ArrivingBody body = arriving(-1, 9 << 10);
    body.readFully();
    assertThat(body.refusal()).isPresent();
    assertThat(body.arrived()).isGreaterThan(MAX);
    assertThat(shares.taken()).isZero();
  }

  @Test
  void isReadFromASlowNetwork() throws IOException {
    int length = 100 * (9 << 10);
    ArrivingBody body = arriving(length, 9 << 10);
    body.readFully();
    assertThat(body.hasEnded()).isTrue();
    assertThat(body.stream().readAllBytes()).hasSize(length);
  }
}
