package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The backoff of fills")
class RefillBackoffTest {

  @Test
  void backsOffBetweenFills() {
    RefillBackoff backoff = new RefillBackoff(Duration.ofSeconds(1), Duration.ofSeconds(5));
    assertThat(backoff.next(Duration.ZERO)).hasSeconds(1);
    assertThat(backoff.next(Duration.ofSeconds(3))).hasSeconds(2);
    assertThat(backoff.next(Duration.ZERO)).hasSeconds(4);
    assertThat(backoff.next(Duration.ZERO)).hasSeconds(5);
    assertThat(backoff.next(Duration.ZERO)).hasSeconds(5);
    assertThat(backoff.next(Duration.ofSeconds(6))).hasSeconds(1);
    assertThat(backoff.next(Duration.ZERO)).hasSeconds(2);
  }
}
