package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Goals in time")
class TimeComparisonTest {

  private final List<Finding> findings = new ArrayList<>();

  @Test
  void areMetByTheQuantileThatTheyName() {
    measured("sign-in-to-stream", "chromium-cold", 1, 400_000, 999_000, 1_500_000);
    measured("sign-in-to-stream", "chromium-warm", 1, 300_000, 1_001_000, 1_500_000);
    assertThat(comparisons())
        .extracting(each -> each.goal().transport(), TimeComparison::isMet)
        .containsExactly(tuple("chromium-cold", true), tuple("chromium-warm", false));
  }

  @Test
  void areMetByTheMedianWhereTheyNameIt() {
    measured("path-drawn", "chromium-warm", 1, 300_000, 900_000, 900_000);
    assertThat(comparisons()).extracting(TimeComparison::isMet).containsExactly(true);
    findings.clear();
    measured("path-drawn", "chromium-warm", 1, 300_001, 300_001, 300_001);
    assertThat(comparisons()).extracting(TimeComparison::isMet).containsExactly(false);
  }

  @Test
  void areNotAboutSeveralThreadsThatShareTheProcessors() {
    measured("home-batch", "rpc-batch", 32, 90_000, 90_000, 90_000);
    assertThat(comparisons()).isEmpty();
  }

  @Test
  void areNotAboutWhatIsUnknown() {
    measured("sign-in-to-stream", "chromium-cold", 1, 400_000, Double.NaN, 900_000);
    assertThat(comparisons()).isEmpty();
  }

  private List<TimeComparison> comparisons() {
    return TimeComparison.of(new Results(findings, Map.of()));
  }

  private void measured(
      String query, String transport, int threads, double median, double p95, double p99) {
    ResultRow row =
        new ResultRow(
            new BenchmarkSetting("portal", query, transport, "html", "gzip", 1, threads),
            median,
            p99,
            1,
            null);
    Interval any = new Interval(0, Double.MAX_VALUE);
    findings.add(new Finding(new Measurement(row, any, any, p95, 7), "run"));
  }
}
