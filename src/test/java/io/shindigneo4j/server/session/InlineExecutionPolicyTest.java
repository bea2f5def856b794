package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Work;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Work is taken for short")
class InlineExecutionPolicyTest {

  private static final long SHORT = TimeUnit.MICROSECONDS.toNanos(50);
  private static final long LONG = TimeUnit.MICROSECONDS.toNanos(500);
  private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(5);

  private final InlineExecutionPolicy pace = new InlineExecutionPolicy();
  private final Work work = call(AccessMode.READ, "short");

  private static Work call(AccessMode mode, String procedure) {
    return new CallProcedure(1, mode, Duration.ofSeconds(1), procedure, Map.of());
  }

  private void took(int runs, long nanoseconds) {
    for (int i = 0; i < runs; i++) {
      pace.took(work, nanoseconds);
    }
  }

  @Test
  void onceItsLastRunsWereShort() {
    took(15, SHORT);
    assertThat(pace.isShort(work)).isFalse();
    took(1, SHORT);
    assertThat(pace.isShort(work)).isTrue();
    assertThat(pace.isShort(call(AccessMode.READ, "other"))).isFalse();
  }

  @Test
  void soonAgainAfterOneThatWasNot() {
    took(20, SHORT);
    took(1, LONG);
    assertThat(pace.isShort(work)).isFalse();
    took(4, SHORT);
    assertThat(pace.isShort(work)).isTrue();
  }

  @Test
  void nearlyAlwaysWhereFewAreNot() {
    assertThat(timesShort(29)).isGreaterThan(80);
  }

  @Test
  void hardlyEverWhereManyAreNot() {
    assertThat(timesShort(3)).isLessThan(5);
  }

  /** Before how many of a hundred runs, of which so many are short between those that are not. */
  private int timesShort(int between) {
    took(16, SHORT);
    int times = 0;
    for (int run = 0; run < 100; run++) {
      times += pace.isShort(work) ? 1 : 0;
      took(1, run % (between + 1) == 0 ? LONG : SHORT);
    }
    return times;
  }

  @Test
  void notForALongTimeAfterOneThatWasSlow() {
    took(16, SHORT);
    took(1, SLOW);
    took(1_000, SHORT);
    assertThat(pace.isShort(work)).isFalse();
    took(1, LONG);
    took(16, SHORT);
    assertThat(pace.isShort(work)).isTrue();
  }

  @Test
  void neverWhereItWrites() {
    Work writing = call(AccessMode.WRITE, "short");
    for (int i = 0; i < 100; i++) {
      pace.took(writing, SHORT);
    }
    assertThat(pace.isShort(writing)).isFalse();
  }
}
