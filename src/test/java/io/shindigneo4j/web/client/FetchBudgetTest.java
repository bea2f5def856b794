package io.shindigneo4j.web.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The budget of the fetches for a request")
class FetchBudgetTest {
  private static final Duration ALL = Duration.ofSeconds(20);

  private long now = Long.MAX_VALUE - 5;
  private final FetchBudget budget = new FetchBudget(() -> now);

  @Test
  void hasATimeThatBeginsWithTheFirst() {
    now += Duration.ofHours(1).toNanos();
    assertThat(budget.timeLeft(ALL)).isEqualTo(ALL);
    now += Duration.ofSeconds(15).toNanos();
    assertThat(budget.timeLeft(ALL)).isEqualTo(Duration.ofSeconds(5));
    now += Duration.ofSeconds(15).toNanos();
    assertThat(budget.timeLeft(ALL)).isEqualTo(Duration.ofSeconds(-10));
  }

  @Test
  void hasBytesForAllTogether() {
    budget.spend(60);
    assertThat(budget.bytesLeft(100)).isEqualTo(40);
    budget.spend(60);
    assertThat(budget.bytesLeft(100)).isEqualTo(-20);
  }
}
