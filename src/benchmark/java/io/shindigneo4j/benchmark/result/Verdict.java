package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A demand and what came of it.
 *
 * @param ratios by question
 */
public record Verdict(Demand demand, int threads, Map<String, Ratio> ratios) {

  /** Of the demands of which something was measured. */
  public static List<Verdict> of(Results results) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Demand demand : Demand.ALL) {
      for (int threads : results.threads(demand.scope().suite())) {
        Verdict verdict = new Verdict(demand, threads, ratios(demand, threads, results));
        if (!verdict.ratios().isEmpty()) {
          verdicts.add(verdict);
        }
      }
    }
    return verdicts;
  }

  private static Map<String, Ratio> ratios(Demand demand, int threads, Results results) {
    Map<String, Finding> ours = byQuery(demand.transport(), demand.scope(), threads, results);
    Map<String, Ratio> ratios = new LinkedHashMap<>();
    byQuery(demand.than(), demand.scope(), threads, results)
        .forEach(
            (query, other) ->
                Optional.ofNullable(ours.get(query))
                    .flatMap(each -> demand.figure().ratio(each.measurement(), other.measurement()))
                    .ifPresent(ratio -> ratios.put(query, ratio)));
    return ratios;
  }

  /** The first of each. */
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

  /** By the demand's measure. */
  public double value() {
    return demand.measure().of(ratios.values());
  }

  /** The geometric one. */
  public static double mean(double... values) {
    double product = 1;
    for (double value : values) {
      product *= Math.pow(value, 1.0 / values.length);
    }
    return product;
  }

  /** By what was measured. */
  public boolean isMet() {
    return value() >= demand.factor();
  }

  public boolean isComplete() {
    return ratios.size() == demand.questions();
  }

  /** The questions that have less than is demanded, or may have less by their intervals. */
  public List<String> missed() {
    return ratios.entrySet().stream()
        .filter(each -> each.getValue().low() < demand.factor())
        .map(Map.Entry::getKey)
        .toList();
  }
}
