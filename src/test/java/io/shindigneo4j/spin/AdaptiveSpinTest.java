package io.shindigneo4j.spin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A spin")
class AdaptiveSpinTest {

  private static final long LOOK = 1_000;

  private int running = 2;
  private final AdaptiveSpin spin = new AdaptiveSpin(new FreeCores(2, () -> running));
  private long now = Long.MAX_VALUE - AdaptiveSpin.REST; // nanoTime may overflow

  /** Waits so long; returns how often it looked before it slept. */
  private int waits(long nanos) {
    spin.begin(now);
    long end = now + nanos;
    int looks = 0;
    while (now - end < 0 && spin.looksAgain(now)) {
      looks++;
      now += LOOK;
    }
    now = end;
    spin.end(now);
    return looks;
  }

  private void trust() {
    for (int i = 0; i < AdaptiveSpin.ENOUGH; i++) {
      assertThat(waits(10 * LOOK)).isZero();
    }
  }

  @Test
  void beginsAfterSeveralShortWaits() {
    trust();
    assertThat(waits(10 * LOOK)).isEqualTo(10);
  }

  @Test
  void endsAfterAShortTime() {
    trust();
    assertThat(waits(1_000_000_000)).isEqualTo((int) (AdaptiveSpin.SHORT / LOOK));
  }

  @Test
  void doesNotBeginAgainAfterWaitsInVain() {
    trust();
    waits(1_000_000_000);
    assertThat(waits(1_000_000_000)).isZero();
    for (int i = 0; i < AdaptiveSpin.ENOUGH; i++) {
      assertThat(waits(10 * LOOK)).isZero();
    }
  }

  @Test
  void neverBeginsWhereWaitsAreLong() {
    for (int i = 0; i < 100; i++) {
      assertThat(waits(1_000_000)).isZero();
    }
  }

  @Test
  void neverBeginsOnTheOnlyCore() {
    AdaptiveSpin alone = new AdaptiveSpin(new FreeCores(1, () -> 1));
    for (int i = 0; i < 100; i++) {
      alone.begin(i);
      assertThat(alone.looksAgain(i)).isFalse();
      alone.end(i);
    }
  }

  @Test
  void doesNotBeginWhileMoreThreadsRunThanThereAreCores() {
    trust();
    running = 3;
    now += FreeCores.VALID;
    assertThat(waits(10 * LOOK)).isZero();
    running = 2;
    now += FreeCores.VALID;
    assertThat(waits(10 * LOOK)).isEqualTo(10);
  }

  @Test
  void restsWhereItHasLostItsCore() {
    trust();
    spin.begin(now);
    assertThat(spin.looksAgain(now)).isTrue();
    now += AdaptiveSpin.LOST;
    assertThat(spin.looksAgain(now)).isFalse();
    assertThat(spin.looksAgain(now + LOOK)).isFalse();
    spin.end(now);
    assertThat(waits(10 * LOOK)).isZero();
    now += AdaptiveSpin.REST;
    assertThat(waits(10 * LOOK)).isEqualTo(10);
  }
}
