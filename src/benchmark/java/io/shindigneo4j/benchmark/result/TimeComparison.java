package io.shindigneo4j.benchmark.result;

import java.util.List;

/**
 * A goal and its measured time.
 *
 * @param measured in microseconds
 */
public record TimeComparison(TimeGoal goal, double measured) {

  public boolean isMet() {
    return measured <= goal.most();
  }

  /** Compares all goals that something was measured for. */
  public static List<TimeComparison> of(Results results) {
    return TimeGoal.ALL.stream()
        .flatMap(
            goal ->
                results.findings().stream()
                    .filter(each -> goal.isAbout(each.setting()))
                    .map(each -> goal.quantile().of(each.measurement()))
                    .filter(Double::isFinite)
                    .map(measured -> new TimeComparison(goal, measured)))
        .toList();
  }
}
