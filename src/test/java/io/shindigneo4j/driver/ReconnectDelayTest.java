package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ReconnectDelayTest {

  private static final Duration MAXIMUM = Duration.ofMillis(1500);
  private static final ReconnectDelay DELAY = new ReconnectDelay(Duration.ofMillis(100), MAXIMUM);

  @Test
  void theFirstMustBePositiveAndTheMaximumNotLess() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ZERO, Duration.ofSeconds(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ReconnectDelay(Duration.ofSeconds(2), Duration.ofSeconds(1)));
  }

  @Test
  void isASecondAtMostIfNotSaidSoThatAnOutageEndsSoon() {
    assertThat(ReconnectDelay.DEFAULT.maximum()).isEqualTo(Duration.ofSeconds(1));
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
}
