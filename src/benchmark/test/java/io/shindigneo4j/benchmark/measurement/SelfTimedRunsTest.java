package io.shindigneo4j.benchmark.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.result.ResultRow;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("What is timed by somebody else")
@Timeout(TestDeadlines.HANGING_SECONDS)
class SelfTimedRunsTest {

  private static final Duration SHORT = Duration.ofMillis(20);
  private static final Duration NONE = Duration.ZERO;

  @Test
  void hasTheFiguresThatAreTold() {
    AtomicInteger calls = new AtomicInteger();
    SelfTimed work =
        () -> new SelfTimedResult(calls.incrementAndGet() % 2 == 0 ? 1_000 : 2_000, 300);
    ResultRow row =
        measured(Map.of(setting("one"), work), new MeasurementOptions(1, 3, SHORT, SHORT, SHORT))
            .get(0);
    assertThat(row.median()).isBetween(1.0, 2.0);
    assertThat(row.p99()).isEqualTo(2.0);
    assertThat(row.callsPerSecond()).isBetween(600_000.0, 750_000.0);
    assertThat(row.allocated()).isEqualTo(300);
  }

  @Test
  void takesTurnsAndKeepsItsOrder() {
    List<String> done = new ArrayList<>();
    Map<BenchmarkSetting, SelfTimed> contenders = new LinkedHashMap<>();
    for (String name : List.of("one", "other")) {
      contenders.put(setting(name), () -> noted(name, done));
    }
    MeasurementOptions options = new MeasurementOptions(1, 4, NONE, NONE, NONE);
    assertThat(measured(contenders, options))
        .extracting(row -> row.setting().transport())
        .containsExactly("one", "other");
    List<String> rounds = done.subList(done.size() - 8, done.size());
    for (int round = 0; round < 4; round++) {
      assertThat(rounds.subList(2 * round, 2 * round + 2))
          .containsExactlyInAnyOrder("one", "other");
    }
  }

  @Test
  void isDoneSeveralTimesInATurnThatIsMoreThanAFirstLook() {
    List<String> done = new ArrayList<>();
    Duration longer = MeasurementOptions.QUICK.slice().plusMillis(1);
    SelfTimed slow = () -> paused(longer, done);
    measured(Map.of(setting("one"), slow), new MeasurementOptions(1, 1, longer, NONE, NONE));
    assertThat(done).hasSizeGreaterThanOrEqualTo(5);
  }

  private static List<ResultRow> measured(
      Map<BenchmarkSetting, SelfTimed> contenders, MeasurementOptions options) {
    return SelfTimedRuns.measure(contenders, options).stream().map(Measurement::row).toList();
  }

  private static SelfTimedResult noted(String name, List<String> done) {
    done.add(name);
    return new SelfTimedResult(1_000, 1);
  }

  private static SelfTimedResult paused(Duration time, List<String> done) {
    try {
      Thread.sleep(time.toMillis());
      return noted("slow", done);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static BenchmarkSetting setting(String transport) {
    return new BenchmarkSetting("s", "q", transport, "f", "none", 1, 1);
  }
}
