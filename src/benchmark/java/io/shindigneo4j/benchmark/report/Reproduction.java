package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Our own measurement of what a paper states.
 *
 * @param threads the number of threads, as text
 * @param ratios by query
 */
record Reproduction(String threads, Map<String, Double> ratios) {

  static Reproduction of(PaperClaim claim, Results results) {
    Selector ours = claim.ours();
    Selector than = claim.than();
    if (ours.isForMany()) {
      TreeSet<Integer> common = new TreeSet<>(threads(ours, results));
      common.retainAll(threads(than, results));
      if (common.isEmpty()) {
        return new Reproduction("", Map.of());
      }
      ours = ours.with(common.last());
      than = than.with(common.last());
    }
    return of(ours.of(results.findings()), than.of(results.findings()));
  }

  private static Reproduction of(Map<String, Finding> ours, Map<String, Finding> than) {
    Map<String, Double> ratios = new LinkedHashMap<>();
    Set<Integer> threads = new TreeSet<>();
    ours.forEach(
        (query, finding) -> {
          if (than.containsKey(query)) {
            ratios.put(query, Ratio.of(finding, than.get(query)).value());
            threads.add(finding.setting().threads());
          }
        });
    return new Reproduction(
        threads.stream().map(each -> each.toString()).collect(Collectors.joining(", ")), ratios);
  }

  private static Set<Integer> threads(Selector selector, Results results) {
    return results.findings().stream()
        .map(Finding::setting)
        .filter(selector::matches)
        .map(BenchmarkSetting::threads)
        .collect(Collectors.toSet());
  }

  boolean isMeasured() {
    return !ratios.isEmpty();
  }

  double of(Statistic average) {
    double[] sorted = ratios.values().stream().mapToDouble(each -> each).sorted().toArray();
    int middle = sorted.length / 2;
    return switch (average) {
      case MEAN -> Verdict.mean(sorted);
      case MEDIAN ->
          sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
      case LEAST -> sorted[0];
      case MOST -> sorted[sorted.length - 1];
    };
  }
}
