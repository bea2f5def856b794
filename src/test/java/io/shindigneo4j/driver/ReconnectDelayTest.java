package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReconnectDelayTest {

  private static final Duration MAXIMUM = Duration.ofMillis(1500);
  private static final ReconnectDelay DELAY = new ReconnectDelay(Duration.ofMillis(100), MAXIMUM);

  @Test
  void itDoublesWithEachFailureUpToTheMaximum() {
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(failures -> DELAY.after(failures, lowest())))
        .extracting(Duration::toMillis)
        .containsExactly(100L, 200L, 400L, 800L, 1500L, 1500L);
  }

  @Test
  void chanceTakesUpToHalfOfItAway() {
    assertThat(DELAY.after(1, highest())).isEqualTo(Duration.ofMillis(50));
    assertThat(DELAY.after(9, highest())).isEqualTo(Duration.ofMillis(750));
  }

  @Test
  void itStaysAtTheMaximumAfterAnyNumberOfFailures() {
    assertThat(DELAY.after(Integer.MAX_VALUE, lowest())).isEqualTo(Duration.ofMillis(1500));
  }

  @Test
  void aDelayBelowAMillisecondIsOne() {
    ReconnectDelay tiny = new ReconnectDelay(Duration.ofNanos(1), Duration.ofNanos(1));
    assertThat(tiny.after(1, highest())).isEqualTo(Duration.ofMillis(1));
  }

  @Test
  void theFirstMustBePositiveAndTheMaximumNotLess() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ZERO, Duration.ofSeconds(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ofSeconds(2), Duration.ofSeconds(1)));
  }

  @Test
  void theMaximumIsADay() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ofDays(1), Duration.ofDays(2)));
  }

  @Test
  void refusedCredentialsHaveADelayOfTheirOwnWhichIsHalfAMinuteIfNotSaid() {
    assertThat(DELAY.unauthorized()).isEqualTo(Duration.ofSeconds(30));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ofMillis(1), MAXIMUM, Duration.ZERO))
        .withMessageContaining("refused credentials");
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
