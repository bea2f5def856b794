package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The comparison with the goals")
class GoalComparisonTest {

  @Test
  void takesTheMedianForOneThreadAndCallsPerSecondForSeveral() {
    List<GoalComparison> comparisons =
        GoalComparison.of(
            List.of(
                row("websocket-native", 1, 10, 1),
                row("bolt", 1, 60, 1),
                row("websocket-native", 32, 1, 590),
                row("bolt", 32, 1, 100)));
    assertThat(comparisons.stream().map(GoalComparison::threads)).containsExactly(1, 32);
    assertThat(comparisons.stream().map(GoalComparison::ratio)).containsExactly(6.0, 5.9);
    assertThat(comparisons.stream().map(GoalComparison::isMet)).containsExactly(true, false);
  }

  @Test
  void allowsAnEmptyCallOneAndAHalfPingPongs() {
    assertThat(empty(30, 20).isMet()).isTrue();
    assertThat(empty(31, 20).isMet()).isFalse();
  }

  private static GoalComparison empty(double ours, double pingPong) {
    List<GoalComparison> comparisons =
        GoalComparison.of(
            List.of(
                row("empty", "websocket-native", ours), row("empty", "tcp-ping-pong", pingPong)));
    assertThat(comparisons).hasSize(1);
    return comparisons.get(0);
  }

  private static ResultRow row(String query, String transport, double median) {
    return new ResultRow(
        new BenchmarkSetting("queries", query, transport, "bson", "none", 1, 1),
        median,
        median,
        1,
        null);
  }

  @Test
  void leavesOutOtherSuites() {
    ResultRow ours = row("websocket-native", 1, 10, 1);
    BenchmarkSetting other =
        new BenchmarkSetting("cold", "person", "bolt", "packstream", "none", 1, 1);
    assertThat(GoalComparison.of(List.of(ours, new ResultRow(other, 60, 60, 1, null)))).isEmpty();
  }

  private static ResultRow row(
      String transport, int threads, double median, double callsPerSecond) {
    return new ResultRow(
        new BenchmarkSetting("queries", "person", transport, "bson", "none", 1, threads),
        median,
        median,
        callsPerSecond,
        null);
  }
}
