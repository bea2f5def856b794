package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class OutageTest {

  private static final Duration FIRST = Duration.ofMillis(100);
  private static final Duration UNAUTHORIZED = Duration.ofSeconds(30);

  private static final IOException LOST = new IOException("lost");
  private static final IOException REFUSED = new UpgradeRefusedException(401);

  private final Outage outage = outage(Duration.ofSeconds(5));

  private static Outage outage(Duration maximum) {
    return new Outage(new ReconnectDelay(FIRST, maximum, UNAUTHORIZED), () -> 0L);
  }

  @Test
  void eachFailureDoublesThePauseUntilAConnectionThatAnswered() {
    outage.failed(LOST, false);
    outage.failed(LOST, false);
    assertThat(outage.pause()).isEqualTo(FIRST.multipliedBy(2));
    assertThat(outage.isNew()).isFalse();
    outage.failed(LOST, true);
    assertThat(outage.pause()).isEqualTo(FIRST);
    assertThat(outage.isNew()).isTrue();
  }

  /** Three attempts in five seconds would lock the user out for every client. */
  @Test
  void refusedCredentialsAreNotSentAgainSoon() {
    outage.failed(REFUSED, false);
    assertThat(outage.pause()).isEqualTo(UNAUTHORIZED);
  }

  @Test
  void anotherRefusalIsTriedAgainSoon() {
    outage.failed(new UpgradeRefusedException(503), false);
    assertThat(outage.pause()).isEqualTo(FIRST);
  }

  @Test
  void theLongerOfBothPausesCounts() {
    Outage patient = outage(Duration.ofHours(1));
    for (int i = 0; i < 20; i++) {
      patient.failed(REFUSED, false);
    }
    assertThat(patient.pause()).isEqualTo(Duration.ofHours(1));
  }
}
