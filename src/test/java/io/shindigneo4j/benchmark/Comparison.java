package io.shindigneo4j.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A goal and what came of it.
 *
 * @param threads one thread is compared by its median, several by calls per second
 */
record Comparison(Goal goal, int threads, double ratio) {

  boolean isMet() {
    return ratio >= goal.factor();
  }

  /** Of the goals whose two sides were both measured. */
  static List<Comparison> of(List<Figures> figures) {
    List<Comparison> comparisons = new ArrayList<>();
    List<Integer> threads = figures.stream().map(Figures::threads).distinct().sorted().toList();
    for (Goal goal : Goal.ALL) {
      for (int each : threads) {
        if (goal.holdsFor(each == 1)) {
          compare(goal, each, figures).ifPresent(comparisons::add);
        }
      }
    }
    return comparisons;
  }

  private static Optional<Comparison> compare(Goal goal, int threads, List<Figures> figures) {
    return find(goal.query(), goal.transport(), threads, figures)
        .flatMap(
            ours ->
                find(goal.query(), goal.than(), threads, figures)
                    .map(other -> new Comparison(goal, threads, ratio(ours, other))));
  }

  static Optional<Figures> find(
      String query, String transport, int threads, List<Figures> figures) {
    return figures.stream()
        .filter(each -> each.query().equals(query) && each.threads() == threads)
        .filter(each -> each.transport().name().equals(transport))
        .findFirst();
  }

  /** How many times as fast as the other. */
  static double ratio(Figures ours, Figures other) {
    return ours.threads() == 1
        ? other.median() / ours.median()
        : ours.callsPerSecond() / other.callsPerSecond();
  }
}
