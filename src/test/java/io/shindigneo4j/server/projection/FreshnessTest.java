package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is in memory, against the store")
class FreshnessTest {

  private final CommitOrder order = new CommitOrder(new Nobody(), () -> 0);

  private static final class Nobody implements CommitOrder.Receiver {

    @Override
    public void receive(List<Delta> commits) {
      // nothing is made of them
    }

    @Override
    public boolean isWaiting() {
      return true;
    }

    @Override
    public void waitFor(long bytes) {
      // there are few
    }
  }

  private long closed;
  private long now;
  private final Freshness freshness =
      new Freshness(order, () -> closed, () -> now += 1000, Duration.ofSeconds(1));

  @Test
  void isCurrentWithAllThatCanBeSeen() {
    assertThat(freshness.awaitCurrent()).isTrue();
    closed = 1;
    assertThat(freshness.awaitCurrent()).isFalse();
    order.add(1, new Delta());
    assertThat(freshness.awaitCurrent()).isTrue();
  }

  @Test
  void isNotCurrentWithoutWhatHasComeTooEarly() {
    order.add(2, new Delta());
    assertThat(freshness.awaitCurrent()).isFalse();
    order.add(1, new Delta());
    assertThat(freshness.awaitCurrent()).isTrue();
  }

  @Test
  void isWaitedForOnceWhereNothingComes() {
    closed = 1;
    freshness.awaitCurrent();
    long before = now;
    assertThat(freshness.awaitCurrent()).isFalse();
    assertThat(now).isEqualTo(before);
  }

  @Test
  void hasAGapWhereACommitStaysAway() {
    closed = 1;
    assertThat(freshness.hasGap()).isFalse();
    now += 500_000_000;
    assertThat(freshness.hasGap()).isFalse();
    now += 500_000_000;
    assertThat(freshness.hasGap()).isTrue();
    order.add(1, new Delta());
    assertThat(freshness.hasGap()).isFalse();
  }

  @Test
  void hasNoGapWhereCommitsComeAllTheTime() {
    for (int id = 1; id < 10; id++) {
      closed = id + 1;
      order.add(id, new Delta());
      now += 900_000_000;
      assertThat(freshness.hasGap()).isFalse();
    }
  }

  @Test
  void isTriedAgainSoonerOrLater() {
    Pauses pauses = new Pauses(Duration.ofSeconds(1), Duration.ofSeconds(5));
    assertThat(pauses.next(Duration.ZERO)).hasSeconds(1);
    assertThat(pauses.next(Duration.ofSeconds(3))).hasSeconds(2);
    assertThat(pauses.next(Duration.ZERO)).hasSeconds(4);
    assertThat(pauses.next(Duration.ZERO)).hasSeconds(5);
    assertThat(pauses.next(Duration.ZERO)).hasSeconds(5);
    assertThat(pauses.next(Duration.ofSeconds(6))).hasSeconds(1);
    assertThat(pauses.next(Duration.ZERO)).hasSeconds(2);
  }
}
