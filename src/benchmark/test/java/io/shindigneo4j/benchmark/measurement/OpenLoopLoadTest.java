package io.shindigneo4j.benchmark.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Calls at a fixed rate")
@Timeout(TestDeadlines.HANGING_SECONDS)
class OpenLoopLoadTest {

  private static final Duration TIME = Duration.ofMillis(500);
  private static final double MILLISECOND = 1e6;

  @Test
  void countWhatLateOnesHaveWaited() {
    try (OpenLoopLoad load = new OpenLoopLoad(1)) {
      TurnResult slice = load.run(number -> pause(number == 0 ? 400 : 0), 200, TIME);
      assertThat(slice.nanoseconds().getTotalCount()).isEqualTo(100);
      // 80 of the 100 were due while the first call occupied the only thread
      assertThat(slice.nanoseconds().getValueAtPercentile(50) / MILLISECOND)
          .isGreaterThanOrEqualTo(99);
      assertThat(slice.nanoseconds().getMaxValue() / MILLISECOND).isGreaterThanOrEqualTo(399);
    }
  }

  @Test
  void endWhereTheyCannotBeKeptUp() {
    AtomicInteger done = new AtomicInteger();
    try (OpenLoopLoad load = new OpenLoopLoad(2)) {
      TurnResult slice =
          load.run(
              number -> {
                done.incrementAndGet();
                return pause(50);
              },
              1_000,
              TIME);
      assertThat(done.get()).isBetween(2, 400);
      assertThat(slice.nanoseconds().getTotalCount()).isEqualTo(500);
      assertThat(slice.callsPerSecond()).isLessThan(100);
    }
  }

  private static long pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
      return 1;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
