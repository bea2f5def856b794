package io.shindigneo4j.benchmark.result;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Stream;

/**
 * A goal of calls through Shindig and what was measured.
 *
 * @param figures by query; at least one
 */
public record EndToEndComparison(EndToEndGoal goal, int threads, Map<String, Double> figures) {

  /** Compares all goals for which one run has measured both sides. */
  public static List<EndToEndComparison> of(Results results) {
    return EndToEndGoal.ALL.stream().flatMap(goal -> of(goal, results)).toList();
  }

  private static Stream<EndToEndComparison> of(EndToEndGoal goal, Results results) {
    return results.threads(goal.suite()).stream()
        .map(threads -> new EndToEndComparison(goal, threads, figures(goal, threads, results)))
        .filter(each -> !each.figures().isEmpty());
  }

  private static Map<String, Double> figures(EndToEndGoal goal, int threads, Results results) {
    Map<String, Double> figures = new LinkedHashMap<>();
    results.findings().stream()
        .filter(ours -> goal.isAbout(ours.setting()) && ours.setting().threads() == threads)
        .forEach(
            ours ->
                results.findings().stream()
                    .filter(other -> goal.compares(ours.setting(), other.setting()))
                    .filter(other -> other.run().equals(ours.run()))
                    .map(other -> goal.yardstick().of(ours.row(), other.row()))
                    .forEach(figure -> figures.put(ours.setting().query(), figure)));
    return figures;
  }

  /** The query that is worst, and its figure. */
  public Entry<String, Double> worst() {
    return figures.entrySet().stream()
        .min(Comparator.comparingDouble(each -> goal.yardstick().goodness(each.getValue())))
        .orElseThrow();
  }

  /** Whether each query reaches the bound. */
  public boolean isMet() {
    return missed().isEmpty();
  }

  /** The queries that do not reach the bound. */
  public List<String> missed() {
    return figures.entrySet().stream()
        .filter(each -> !goal.yardstick().meets(each.getValue(), goal.bound()))
        .map(Entry::getKey)
        .toList();
  }
}
