package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {

  private static final Duration MAXIMUM = Duration.ofMillis(1500);
  private static final Backoff BACKOFF =
      new Backoff(Duration.ofMillis(100), MAXIMUM, Duration.ofSeconds(30));

  @Test
  void itDoublesWithEachFailureUpToTheMaximum() {
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(failures -> BACKOFF.after(failures, lowest())))
        .extracting(Duration::toMillis)
        .containsExactly(100L, 200L, 400L, 800L, 1500L, 1500L);
  }

  @Test
  void chanceTakesUpToHalfOfItAway() {
    assertThat(BACKOFF.after(1, highest())).isEqualTo(Duration.ofMillis(50));
    assertThat(BACKOFF.after(9, highest())).isEqualTo(Duration.ofMillis(750));
  }

  @Test
  void itStaysAtTheMaximumAfterAnyNumberOfFailures() {
    assertThat(BACKOFF.after(Integer.MAX_VALUE, lowest())).isEqualTo(Duration.ofMillis(1500));
  }

  @Test
  void aDelayBelowAMillisecondIsOne() {
    Duration nanosecond = Duration.ofNanos(1);
    Backoff tiny = new Backoff(nanosecond, nanosecond, nanosecond);
    assertThat(tiny.after(1, highest())).isEqualTo(Duration.ofMillis(1));
  }

  private static RandomGenerator lowest() {
    return () -> 0L;
  }

  /** Takes the greatest number below the bound. */
  private static RandomGenerator highest() {
    return new RandomGenerator() {
      @Override
      public long nextLong() {
        return Long.MAX_VALUE;
      }

      @Override
      public long nextLong(long bound) {
        return bound - 1;
      }
    };
  }
}
