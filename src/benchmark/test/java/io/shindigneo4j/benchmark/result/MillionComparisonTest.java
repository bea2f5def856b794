package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Goals for a million people")
class MillionComparisonTest {

  private final List<Finding> findings = new ArrayList<>();

  @Test
  void areAboutTheGrowthOfMediansOfOneThread() {
    growth("foaf2", 1, 200, 260);
    growth("person", 1, 100, 131);
    growth("activity", 16, 100, 900);
    assertThat(comparisons())
        .extracting(MillionComparison::what, MillionComparison::isMet)
        .containsExactly(
            tuple("foaf2, websocket-native", true), tuple("person, websocket-native", false));
  }

  @Test
  void areNotAboutWhatReachesMorePeopleInLargerNetworks() {
    growth("foaf3", 1, 200, 900);
    assertThat(comparisons()).isEmpty();
  }

  @Test
  void areAboutTheBytesOfPeopleAndFriendships() {
    measured("million", "memory-person", 1, 1, 48L);
    measured("million", "memory-friendship", 1, 1, 9L);
    assertThat(comparisons())
        .extracting(MillionComparison::what, MillionComparison::isMet)
        .containsExactly(tuple("memory-person", true), tuple("memory-friendship", false));
  }

  private List<MillionComparison> comparisons() {
    return MillionComparison.of(new Results(findings, Map.of()));
  }

  private void growth(String query, int threads, double few, double many) {
    measured("million-10003", query, threads, few, null);
    measured("million-1000000", query, threads, many, null);
  }

  private void measured(String suite, String query, int threads, double median, Long bytes) {
    ResultRow row =
        new ResultRow(
            new BenchmarkSetting(suite, query, "websocket-native", "bson", "none", 1, threads),
            median,
            median,
            1,
            bytes);
    Interval any = new Interval(0, Double.MAX_VALUE);
    findings.add(new Finding(new Measurement(row, any, any, median, 7), "run"));
  }
}
