package io.shindigneo4j.benchmark.result;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The results of all runs.
 *
 * @param runs metadata of each run, the oldest first
 */
public record Results(List<Finding> findings, Map<String, RunMetadata> runs) {

  /** The suite whose questions the papers ask. */
  public static final String QUERIES = "queries";

  public List<String> suites() {
    return findings.stream().map(each -> each.setting().suite()).distinct().toList();
  }

  public List<Finding> of(String suite) {
    return findings.stream().filter(each -> each.setting().suite().equals(suite)).toList();
  }

  public List<ResultRow> rows() {
    return findings.stream().map(Finding::row).toList();
  }

  /** Finds a result of the papers' questions. */
  public Optional<Finding> find(String query, String transport, int threads) {
    return of(QUERIES).stream()
        .filter(each -> each.setting().query().equals(query))
        .filter(each -> each.setting().transport().equals(transport))
        .filter(each -> each.setting().threads() == threads)
        .findFirst();
  }

  /** The numbers of threads with which the papers' questions were measured. */
  public List<Integer> threads() {
    return threads(QUERIES);
  }

  List<Integer> threads(String suite) {
    return of(suite).stream().map(each -> each.setting().threads()).distinct().sorted().toList();
  }

  /** The results of one run. */
  public Results ofRun(String run) {
    return new Results(
        findings.stream().filter(each -> each.run().equals(run)).toList(),
        runs.containsKey(run) ? Map.of(run, runs.get(run)) : Map.of());
  }
}
