package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A demand and what came of it.
 *
 * @param ratios of calls per second, by question
 */
public record Verdict(Demand demand, int threads, Map<String, Ratio> ratios) {

  /** Of the demands of which something was measured. */
  public static List<Verdict> of(Results results) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Demand demand : Demand.ALL) {
      for (int threads : results.threads()) {
        Verdict verdict = new Verdict(demand, threads, ratios(demand, threads, results));
        if (!verdict.ratios().isEmpty()) {
          verdicts.add(verdict);
        }
      }
    }
    return verdicts;
  }

  private static Map<String, Ratio> ratios(Demand demand, int threads, Results results) {
    Map<String, Ratio> ratios = new LinkedHashMap<>();
    for (Finding other : results.of(Results.QUERIES)) {
      Setting setting = other.setting();
      if (setting.threads() == threads
          && setting.transport().equals(demand.than())
          && demand.isOf(setting.query())) {
        results
            .find(setting.query(), demand.transport(), threads)
            .map(ours -> Ratio.ofCallsPerSecond(ours.measurement(), other.measurement()))
            .ifPresent(ratio -> ratios.put(setting.query(), ratio));
      }
    }
    return ratios;
  }

  /** The least there is at least where each question counts, or else their geometric mean. */
  public double value() {
    return demand.each()
        ? ratios.values().stream().mapToDouble(Ratio::low).min().orElseThrow()
        : mean(ratios.values().stream().mapToDouble(Ratio::value).toArray());
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
