package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Silence.Verdict;
import org.junit.jupiter.api.Test;

class SilenceTest {

  private final Silence silence = new Silence();

  @Test
  void itIsLostWhenNothingComesAfterItWasAsked() {
    assertThat(silence.check()).isEqualTo(Verdict.NONE);
    assertThat(silence.check()).isEqualTo(Verdict.ASK);
    assertThat(silence.check()).isEqualTo(Verdict.LOST);
  }

  @Test
  void aSignAfterItWasAskedBeginsAnew() {
    silence.check();
    for (int i = 0; i < 3; i++) {
      assertThat(silence.check()).isEqualTo(Verdict.ASK);
      silence.end();
      assertThat(silence.check()).isEqualTo(Verdict.NONE);
    }
    assertThat(silence.check()).isEqualTo(Verdict.ASK);
    assertThat(silence.check()).isEqualTo(Verdict.LOST);
  }

  @Test
  void whoSpeaksIsNotAsked() {
    for (int i = 0; i < 5; i++) {
      silence.end();
      assertThat(silence.check()).isEqualTo(Verdict.NONE);
    }
  }
}
