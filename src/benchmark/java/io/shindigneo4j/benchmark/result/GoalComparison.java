package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A goal and its measured ratio.
 *
 * @param threads one thread is compared by its median, several by calls per second
 */
public record GoalComparison(Goal goal, int threads, double ratio) {

  public boolean isMet() {
    return ratio >= goal.factor();
  }

  /** Compares all goals whose two transports the suite {@code queries} has measured. */
  public static List<GoalComparison> of(List<ResultRow> all) {
    List<ResultRow> rows =
        all.stream().filter(row -> row.setting().suite().equals(Results.QUERIES)).toList();
    List<GoalComparison> comparisons = new ArrayList<>();
    List<Integer> threads =
        rows.stream().map(row -> row.setting().threads()).distinct().sorted().toList();
    for (Goal goal : Goal.ALL) {
      for (int each : threads) {
        if (goal.holdsFor(each == 1)) {
          compare(goal, each, rows).ifPresent(comparisons::add);
        }
      }
    }
    return comparisons;
  }

  private static Optional<GoalComparison> compare(Goal goal, int threads, List<ResultRow> rows) {
    return find(goal.query(), goal.transport(), threads, rows)
        .flatMap(
            ours ->
                find(goal.query(), goal.than(), threads, rows)
                    .map(other -> new GoalComparison(goal, threads, ratio(ours, other))));
  }

  private static Optional<ResultRow> find(
      String query, String transport, int threads, List<ResultRow> rows) {
    return rows.stream()
        .filter(each -> each.setting().query().equals(query) && each.setting().threads() == threads)
        .filter(each -> each.setting().transport().equals(transport))
        .findFirst();
  }

  private static double ratio(ResultRow ours, ResultRow other) {
    return ours.setting().threads() == 1
        ? other.median() / ours.median()
        : ours.callsPerSecond() / other.callsPerSecond();
  }
}
