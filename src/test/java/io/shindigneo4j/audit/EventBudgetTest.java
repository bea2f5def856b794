package io.shindigneo4j.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.audit.EventBudget.Source;
import io.shindigneo4j.audit.EventBudget.Untold;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How many events are told")
class EventBudgetTest {
  private static final Source MALLORY = new Source("refusal", "192.0.2.1");
  private static final Source EVE = new Source("refusal", "192.0.2.2");

  private long now = Long.MAX_VALUE - 5; // as time may pass that, too
  private final EventBudget budget = new EventBudget(3, 100, 1_000, () -> now);

  private long take(Source source, int events) {
    long told = 0;
    for (int i = 0; i < events; i++) {
      told += budget.take(source) ? 1 : 0;
    }
    return told;
  }

  private void pass(Duration time) {
    now += time.toNanos();
  }

  @Test
  void isLimitedForEachSource() {
    assertThat(take(MALLORY, 10)).isEqualTo(3);
    assertThat(take(EVE, 2)).isEqualTo(2);
    assertThat(take(new Source("login", MALLORY.name()), 1)).isEqualTo(1);
  }

  @Test
  void beginsAnewAfterAMinuteWithTheNumberOfTheRest() {
    take(MALLORY, 10);
    take(EVE, 2);
    pass(Duration.ofSeconds(59));
    assertThat(budget.drainIfDue()).isEmpty();
    pass(Duration.ofSeconds(1));
    assertThat(budget.drainIfDue()).containsExactly(new Untold(MALLORY, 7));
    assertThat(budget.drainIfDue()).isEmpty();
    assertThat(take(MALLORY, 10)).isEqualTo(3);
  }

  @Test
  void isLimitedInAll() {
    long told = 0;
    for (int i = 0; i < 100_000; i++) {
      told += take(new Source("refusal", "address " + i), 1);
    }
    assertThat(told).isEqualTo(100);
    List<Untold> rest = budget.drain();
    assertThat(rest).hasSizeLessThanOrEqualTo(EventBudget.MAX_NAMED + 1);
    assertThat(rest.stream().mapToLong(Untold::events).sum()).isEqualTo(100_000 - 100);
    assertThat(rest).extracting(each -> each.source().name()).contains(EventBudget.OTHERS);
  }

  @Test
  void namesThoseWhoMakeMostAlone() {
    EventBudget wide = new EventBudget(1, 1_000_000, 1_000, () -> now);
    for (int i = 0; i < 200; i++) {
      for (int j = 0; j < 2 + i; j++) {
        wide.take(new Source("refusal", "address " + i));
      }
    }
    List<Untold> rest = wide.drain();
    assertThat(rest).hasSize(EventBudget.MAX_NAMED + 1);
    assertThat(rest.get(0)).isEqualTo(new Untold(new Source("refusal", "address 199"), 200));
    assertThat(rest.stream().mapToLong(Untold::events).sum()).isEqualTo(200 * 201 / 2);
  }

  @Test
  void tellsOfSourcesThatItHasNoPlaceForAsLongAsThereIsSomeLeft() {
    EventBudget narrow = new EventBudget(1, 10, 2, () -> now);
    for (int i = 0; i < 5; i++) {
      assertThat(narrow.take(new Source("refusal", "address " + i))).isTrue();
    }
    assertThat(narrow.take(new Source("refusal", "address 0"))).isFalse();
  }
}
