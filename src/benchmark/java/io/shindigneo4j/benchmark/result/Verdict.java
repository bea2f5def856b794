package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A requirement and its measured ratios.
 *
 * @param ratios by question
 */
public record Verdict(Requirement requirement, int threads, Map<String, Ratio> ratios) {

  /** The verdicts on all requirements for which there are results. */
  public static List<Verdict> of(Results results) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Requirement requirement : Requirement.ALL) {
      for (int threads : results.threads(requirement.scope().suite())) {
        Verdict verdict = new Verdict(requirement, threads, ratios(requirement, threads, results));
        if (!verdict.ratios().isEmpty()) {
          verdicts.add(verdict);
        }
      }
    }
    return verdicts;
  }

  private static Map<String, Ratio> ratios(Requirement requirement, int threads, Results results) {
    Map<String, Finding> ours =
        byQuery(requirement.transport(), requirement.scope(), threads, results);
    Map<String, Ratio> ratios = new LinkedHashMap<>();
    byQuery(requirement.than(), requirement.scope(), threads, results)
        .forEach(
            (query, other) ->
                Optional.ofNullable(ours.get(query))
                    .flatMap(
                        each -> requirement.metric().ratio(each.measurement(), other.measurement()))
                    .ifPresent(ratio -> ratios.put(query, ratio)));
    return ratios;
  }

  /** The first result of each query. */
  private static Map<String, Finding> byQuery(
      String transport, QueryScope scope, int threads, Results results) {
    Map<String, Finding> found = new LinkedHashMap<>();
    results.findings().stream()
        .filter(each -> scope.has(each.setting()))
        .filter(each -> each.setting().transport().equals(transport))
        .filter(each -> each.setting().threads() == threads)
        .forEach(each -> found.putIfAbsent(each.setting().query(), each));
    return found;
  }

  /** The ratios combined as the requirement says. */
  public double value() {
    return requirement.aggregation().of(ratios.values());
  }

  /** The geometric mean. */
  public static double mean(double... values) {
    double product = 1;
    for (double value : values) {
      product *= Math.pow(value, 1.0 / values.length);
    }
    return product;
  }

  /** Whether the measured value meets the requirement. */
  public boolean isMet() {
    return value() >= requirement.factor();
  }

  public boolean isComplete() {
    return ratios.size() == requirement.questions();
  }

  /** The questions that miss the requirement, or may miss it according to their intervals. */
  public List<String> missed() {
    return ratios.entrySet().stream()
        .filter(each -> each.getValue().low() < requirement.factor())
        .map(Map.Entry::getKey)
        .toList();
  }
}
