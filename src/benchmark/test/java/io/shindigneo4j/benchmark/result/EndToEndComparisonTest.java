package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The goals of calls through Shindig")
class EndToEndComparisonTest {

  private final List<Finding> findings = new ArrayList<>();

  @Test
  void areSharesOfTheFileWithSeveralThreads() {
    for (int threads : new int[] {1, 32}) {
      add("rest", "person", "static-file", threads, 30, 10_000);
      add("rest", "person", "rest", threads, 100, 3_500);
      add("rest", "own-activities", "static-file", threads, 30, 10_000);
      add("rest", "own-activities", "rest", threads, 100, 1_999);
    }
    assertThat(comparisons())
        .extracting(
            EndToEndComparison::threads,
            each -> each.worst().getKey(),
            each -> each.worst().getValue(),
            EndToEndComparison::isMet)
        .containsExactly(
            tuple(32, "person", 0.35, true), tuple(32, "own-activities", 0.1999, false));
  }

  @Test
  void areOnlyToldOfLongPages() {
    add("rest", "feed", "static-file", 32, 30, 10_000);
    add("rest", "feed", "rest", 32, 100, 100);
    assertThat(comparisons())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.goal().isDemanded()).isFalse();
              assertThat(each.worst().getValue()).isEqualTo(0.01);
            });
  }

  @Test
  void limitWhatOneCallerWaitsByTheQueryThatIsWorst() {
    add("rest", "person", "rest", 1, 170, 1);
    add("rest", "person", "websocket-native", 1, 100, 1);
    assertThat(only().isMet()).isTrue();
    add("rest", "friends", "rest", 1, 171, 1);
    add("rest", "friends", "websocket-native", 1, 100, 1);
    assertThat(only().isMet()).isFalse();
    assertThat(only().worst()).isEqualTo(Map.entry("friends", 1.71));
    assertThat(only().missed()).containsExactly("friends");
  }

  @Test
  void areToBeAheadOfTheOtherBackEndInBothNetworks() {
    for (String suite : List.of("rest", "rest-six")) {
      add(suite, "person", "rest", 1, 99, 1);
      add(suite, "person", "rest-json", 1, 100, 1_000);
      add(suite, "person", "rest", 32, 1_000, 999);
      add(suite, "person", "rest-json", 32, 1, 1_000);
    }
    assertThat(comparisons())
        .extracting(
            each -> each.goal().suite(), EndToEndComparison::threads, EndToEndComparison::isMet)
        .containsExactly(
            tuple("rest", 1, true),
            tuple("rest", 32, false),
            tuple("rest-six", 1, true),
            tuple("rest-six", 32, false));
  }

  @Test
  void limitTheLongestWaitsWhereThereIsRoom() {
    add("rest", "inbox@70%", "rest", 32, 100, 1_000, 500, "run");
    add("rest", "friends@70%", "rest", 32, 100, 1_000, 501, "run");
    add("rest", "friends", "rest", 32, 100, 1_000, 900, "run");
    assertThat(comparisons())
        .extracting(each -> each.worst().getKey(), EndToEndComparison::isMet)
        .containsExactlyInAnyOrder(tuple("inbox@70%", true), tuple("friends@70%", false));
  }

  @Test
  void holdBatchesAgainstSingleCalls() {
    add("batch", "batch-10", "rpc-batch", 1, 1, 400);
    add("batch", "batch-10", "rpc-single", 1, 1, 100);
    add("batch", "batch-10", "rpc-batch", 32, 1, 399);
    add("batch", "batch-10", "rpc-single", 32, 1, 100);
    assertThat(comparisons()).extracting(EndToEndComparison::isMet).containsExactly(true, false);
  }

  @Test
  void compareNothingOfDifferentRuns() {
    add("rest", "person", "static-file", 32, 30, 10_000, 60, "one");
    add("rest", "person", "rest", 32, 100, 5_000, 200, "another");
    assertThat(comparisons()).isEmpty();
  }

  private EndToEndComparison only() {
    assertThat(comparisons()).hasSize(1);
    return comparisons().get(0);
  }

  private List<EndToEndComparison> comparisons() {
    return EndToEndComparison.of(new Results(findings, Map.of()));
  }

  private void add(
      String suite, String query, String transport, int threads, double median, double rate) {
    add(suite, query, transport, threads, median, rate, 2 * median, "run");
  }

  private void add(
      String suite,
      String query,
      String transport,
      int threads,
      double median,
      double rate,
      double p99,
      String run) {
    BenchmarkSetting setting =
        new BenchmarkSetting(suite, query, transport, "json", "none", threads, threads);
    ResultRow row = new ResultRow(setting, median, p99, rate, null);
    Interval any = new Interval(0, Double.MAX_VALUE);
    findings.add(new Finding(new Measurement(row, any, any, p99, 3), run));
  }
}
