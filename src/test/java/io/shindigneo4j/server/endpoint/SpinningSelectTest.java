package io.shindigneo4j.server.endpoint;

import static io.netty.channel.SelectStrategy.CONTINUE;
import static io.netty.channel.SelectStrategy.SELECT;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.spin.OnFreeCore;
import io.shindigneo4j.testing.TestDeadlines;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("An event loop")
@Timeout(TestDeadlines.TEST_SECONDS)
class SpinningSelectTest {

  /** Each look at the clock takes some microseconds. */
  private static final long STEP = 10_000;

  private long now;
  private final SpinningSelect select = new SpinningSelect(OnFreeCore.spin(), () -> now += STEP);

  private int next(int ready, boolean hasTasks) throws Exception {
    return select.calculateStrategy(() -> ready, hasTasks);
  }

  @Test
  void sleepsAtFirst() throws Exception {
    assertThat(next(0, false)).isEqualTo(SELECT);
    assertThat(next(0, false)).isEqualTo(SELECT);
  }

  @Test
  void doesNotSleepWhileItHasTasks() throws Exception {
    assertThat(next(0, true)).isZero();
    assertThat(next(3, true)).isEqualTo(3);
  }

  @Test
  void looksForTheNextRequestAndThenSleeps() throws Exception {
    int strategy = SELECT;
    while (strategy == SELECT) { // until enough of its waits were short
      strategy = next(0, false);
    }
    assertThat(strategy).isEqualTo(CONTINUE);
    while (strategy == CONTINUE) {
      strategy = next(0, false);
    }
    assertThat(strategy).isEqualTo(SELECT);
  }

  @Test
  void handlesWhatItHasFoundMeanwhile() throws Exception {
    int strategy = SELECT;
    while (strategy == SELECT) {
      strategy = next(0, false);
    }
    assertThat(next(2, false)).isEqualTo(2);
  }
}
