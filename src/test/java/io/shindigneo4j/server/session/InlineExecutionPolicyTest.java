package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Work runs inline")
class InlineExecutionPolicyTest {

  private static final long SHORT = TimeUnit.MICROSECONDS.toNanos(50);
  private static final long LONG = TimeUnit.MICROSECONDS.toNanos(500);
  private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(5);

  private long now = TimeUnit.DAYS.toNanos(-1);
  private final InlineExecutionPolicy inlining = new InlineExecutionPolicy(() -> now);
  private final Work work = call(AccessMode.READ, "short");

  private static Work call(AccessMode mode, String procedure) {
    return new CallProcedure(1, mode, Duration.ofSeconds(1), procedure, Map.of());
  }

  private void record(int runs, long nanoseconds) {
    for (int i = 0; i < runs; i++) {
      inlining.record(work, nanoseconds);
    }
  }

  @Test
  void afterEnoughShortRuns() {
    record(15, SHORT);
    assertThat(inlining.mayRunInline(work)).isFalse();
    record(1, SHORT);
    assertThat(inlining.mayRunInline(work)).isTrue();
    assertThat(inlining.mayRunInline(call(AccessMode.READ, "other"))).isFalse();
  }

  @Test
  void ofATextForEachTypeOfItsParametersApart() {
    for (int i = 0; i < 20; i++) {
      inlining.record(cypher(1L), SHORT);
    }
    assertThat(inlining.mayRunInline(cypher(2L))).isTrue();
    assertThat(inlining.mayRunInline(cypher("1"))).isFalse();
  }

  private static Work cypher(Object value) {
    return new RunCypher(
        1, AccessMode.READ, Duration.ofSeconds(1), "RETURN $value", Map.of("value", value));
  }

  @Test
  void neverOfATextThatMayTakeLong() {
    Work loop =
        new RunCypher(
            1,
            AccessMode.READ,
            Duration.ofSeconds(1),
            "RETURN reduce(a = 0, x IN $list | a + x) AS sum",
            Map.of("list", List.of(1L)));
    for (int i = 0; i < 20; i++) {
      inlining.record(loop, SHORT);
    }
    assertThat(inlining.mayRunInline(loop)).isFalse();
  }

  @Test
  void soonAgainAfterOneLongerRun() {
    record(20, SHORT);
    record(1, LONG);
    assertThat(inlining.mayRunInline(work)).isFalse();
    record(4, SHORT);
    assertThat(inlining.mayRunInline(work)).isTrue();
  }

  @Test
  void nearlyAlwaysWhereFewRunsAreLonger() {
    assertThat(timesShort(29)).isGreaterThan(80);
  }

  @Test
  void hardlyEverWhereManyRunsAreLonger() {
    assertThat(timesShort(3)).isLessThan(5);
  }

  /** Before how many of a hundred runs, of which so many are short between those that are not. */
  private int timesShort(int between) {
    record(16, SHORT);
    int times = 0;
    for (int run = 0; run < 100; run++) {
      times += inlining.mayRunInline(work) ? 1 : 0;
      record(1, run % (between + 1) == 0 ? LONG : SHORT);
    }
    return times;
  }

  @Test
  void notForALongTimeAfterASlowRun() {
    record(16, SHORT);
    record(1, SLOW);
    record(1_000, SHORT);
    assertThat(inlining.mayRunInline(work)).isFalse();
    record(1, LONG);
    record(16, SHORT);
    assertThat(inlining.mayRunInline(work)).isTrue();
  }

  @Test
  void neverWhereItWrites() {
    Work writing = call(AccessMode.WRITE, "short");
    for (int i = 0; i < 100; i++) {
      inlining.record(writing, SHORT);
    }
    assertThat(inlining.mayRunInline(writing)).isFalse();
  }

  @Test
  void neverInATransactionOrInChunks() {
    Terms reading = Terms.of(AccessMode.READ, Duration.ofSeconds(1));
    for (Terms terms : List.of(reading.inTransaction(1), reading.withChunks(1))) {
      Work text = new RunCypher(1, terms, "RETURN 1 AS one", Map.of());
      for (int i = 0; i < 20; i++) {
        inlining.record(text, SHORT);
      }
      assertThat(inlining.mayRunInline(text)).isFalse();
    }
  }

  @Test
  void notOnceItIsForgottenForTooManyOthers() {
    record(16, SHORT);
    for (int i = 0; i < 1_000; i++) {
      inlining.record(call(AccessMode.READ, "other" + i), SHORT);
    }
    assertThat(inlining.mayRunInline(work)).isFalse();
  }

  @Test
  void notWhereNeo4jMayPlanItsTextAnewBeforeAWorkerHasRunIt() {
    Work text =
        new RunCypher(1, AccessMode.READ, Duration.ofSeconds(1), "RETURN 1 AS one", Map.of());
    for (int i = 0; i < 16; i++) {
      inlining.record(text, SHORT);
    }
    assertThat(inlining.mayRunInline(text)).isTrue();
    now += TimeUnit.SECONDS.toNanos(9);
    assertThat(inlining.mayRunInline(text)).isFalse();
    now += SHORT;
    inlining.record(text, SHORT);
    assertThat(inlining.mayRunInline(text)).isTrue();
    now += TimeUnit.SECONDS.toNanos(9) - 2 * SHORT;
    assertThat(inlining.mayRunInline(text)).isTrue();
    inlining.record(text, SHORT);
    now += 2 * SHORT;
    assertThat(inlining.mayRunInline(text)).as("whatever ran inline").isFalse();
  }

  @Test
  void ofAProcedureWheneverItRan() {
    record(16, SHORT);
    now += TimeUnit.DAYS.toNanos(1);
    assertThat(inlining.mayRunInline(work)).isTrue();
  }
}
