package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.transport.UpgradeRefusedException;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BackoffStateTest {

  private static final Duration FIRST = Duration.ofMillis(100);
  private static final Duration UNAUTHORIZED = Duration.ofSeconds(30);

  private static final IOException LOST = new IOException("lost");
  private static final IOException REFUSED = new UpgradeRefusedException(401);

  private final BackoffState state = state(Duration.ofSeconds(5));

  private static BackoffState state(Duration maximum) {
    return new BackoffState(new Backoff(FIRST, maximum, UNAUTHORIZED), () -> 0L);
  }

  @Test
  void eachFailureDoublesTheDelayUntilAConnectionHasAnswered() {
    state.failed(LOST, false);
    state.failed(LOST, false);
    assertThat(state.delay()).isEqualTo(FIRST.multipliedBy(2));
    assertThat(state.isFirstFailure()).isFalse();
    state.failed(LOST, true);
    assertThat(state.delay()).isEqualTo(FIRST);
    assertThat(state.isFirstFailure()).isTrue();
  }

  /** Three attempts in five seconds would lock the user out for every client. */
  @Test
  void refusedCredentialsAreNotSentAgainSoon() {
    state.failed(REFUSED, false);
    assertThat(state.delay()).isEqualTo(UNAUTHORIZED);
  }

  @Test
  void anotherRefusalIsTriedAgainSoon() {
    state.failed(new UpgradeRefusedException(503), false);
    assertThat(state.delay()).isEqualTo(FIRST);
  }

  @Test
  void theLongerOfBothDelaysCounts() {
    BackoffState patient = state(Duration.ofHours(1));
    for (int i = 0; i < 20; i++) {
      patient.failed(REFUSED, false);
    }
    assertThat(patient.delay()).isEqualTo(Duration.ofHours(1));
  }
}
