package io.shindigneo4j.web.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pauses between looks at a token")
class RenewalBackoffTest {

  private static List<Long> millis(long all) {
    return RenewalBackoff.pauses(Duration.ofMillis(all)).stream().map(Duration::toMillis).toList();
  }

  @Test
  void growToASecondAndEndInTime() {
    assertThat(millis(3_000)).containsExactly(50L, 100L, 200L, 400L, 800L, 1_000L, 450L);
    assertThat(millis(50)).containsExactly(50L);
    assertThat(millis(10)).containsExactly(10L);
    assertThat(millis(0)).isEmpty();
  }
}
