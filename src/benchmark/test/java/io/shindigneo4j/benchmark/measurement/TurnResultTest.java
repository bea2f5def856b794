package io.shindigneo4j.benchmark.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import java.util.List;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The turns of a contender together")
class TurnResultTest {

  private static final BenchmarkSetting SETTING =
      new BenchmarkSetting("suite", "query", "transport", "json", "none", 1, 1);

  @Test
  void havePercentilesOfAllCalls() {
    Measurement sum = TurnResult.sum(SETTING, List.of(turn(1, 50), turn(51, 100)));
    assertThat(sum.p95()).isCloseTo(95_000, Percentage.withPercentage(1));
    assertThat(sum.row().p99()).isCloseTo(99_000, Percentage.withPercentage(1));
    assertThat(sum.row().median()).isCloseTo(50_000, Percentage.withPercentage(2));
    assertThat(sum.rounds()).isEqualTo(2);
  }

  /** A call of each of these numbers of milliseconds. */
  private static TurnResult turn(long least, long most) {
    Histogram nanoseconds = new Histogram(3);
    LongStream.rangeClosed(least, most).forEach(each -> nanoseconds.recordValue(each * 1_000_000));
    return new TurnResult(nanoseconds, 1, 0L);
  }
}
