package io.shindigneo4j.benchmark.measurement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A load")
@Timeout(TestDeadlines.HANGING_SECONDS)
class ClosedLoopLoadTest {

  private static final Duration SHORT = Duration.ofMillis(20);

  @Test
  void ofOneThreadHasAMultipleOfTheRepetitions() {
    AtomicInteger done = new AtomicInteger();
    try (ClosedLoopLoad load = new ClosedLoopLoad(1)) {
      load.run(number -> done.incrementAndGet(), 1_000, Duration.ofNanos(1));
      assertThat(done.get()).isEqualTo(1_000);
      load.run(number -> done.incrementAndGet(), 1_000, SHORT);
      assertThat(done.get() % 1_000).isZero();
    }
  }

  @Test
  void givesEachThreadNumbersOfItsOwn() {
    Set<Integer> numbers = ConcurrentHashMap.newKeySet();
    AtomicInteger twice = new AtomicInteger();
    try (ClosedLoopLoad load = new ClosedLoopLoad(4)) {
      load.run(number -> numbers.add(number) ? 1 : twice.incrementAndGet(), 1, SHORT);
    }
    assertThat(numbers).isNotEmpty();
    assertThat(twice).hasValue(0);
  }

  @Test
  void refusesWorkThatAnswersNothing() {
    try (ClosedLoopLoad load = new ClosedLoopLoad(2)) {
      assertThatIllegalStateException().isThrownBy(() -> load.run(number -> 0, 1, SHORT));
    }
  }

  @Test
  void countsEachCallOfWorkThatHasSeveral() {
    BenchmarkSetting setting = new BenchmarkSetting("s", "q", "t", "f", "none", 1, 2);
    AtomicInteger done = new AtomicInteger();
    Contender several = new Contender(setting, 1, 8, number -> done.incrementAndGet());
    try (ClosedLoopLoad load = new ClosedLoopLoad(2)) {
      TurnResult slice = load.run(several, MeasurementOptions.QUICK);
      assertThat(slice.nanoseconds().getTotalCount()).isEqualTo(8L * done.get());
    }
  }

  @Test
  void givesEachContenderItsTurns() {
    MeasurementOptions options = new MeasurementOptions(1, 3, SHORT, SHORT, SHORT);
    try (ClosedLoopLoad load = new ClosedLoopLoad(2)) {
      List<Measurement> measured =
          InterleavedRuns.measure(List.of(contender("one"), contender("other")), load, options);
      assertThat(measured)
          .extracting(each -> each.row().setting().transport())
          .containsExactly("one", "other");
      assertThat(measured)
          .allSatisfy(
              each -> {
                assertThat(each.rounds()).isEqualTo(3);
                assertThat(each.row().callsPerSecond())
                    .isBetween(each.callsPerSecond().low(), each.callsPerSecond().high());
              });
    }
  }

  private static Contender contender(String transport) {
    return new Contender(new BenchmarkSetting("s", "q", transport, "f", "none", 1, 2), number -> 1);
  }
}
