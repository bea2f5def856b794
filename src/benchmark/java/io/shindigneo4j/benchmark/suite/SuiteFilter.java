package io.shindigneo4j.benchmark.suite;

import java.util.List;

/**
 * What is wanted of all there is.
 *
 * @param queries null for all
 * @param transports null for the usual ones
 * @param threads how many there are besides the single one
 */
public record SuiteFilter(List<String> queries, List<String> transports, int threads) {

  /** One, and several where these are wanted. */
  List<Integer> threadCounts() {
    return threads == 1 ? List.of(1) : List.of(1, threads);
  }

  public boolean hasQuery(String name) {
    return queries == null || queries.contains(name);
  }

  boolean hasTransport(String name) {
    return transports == null || transports.contains(name);
  }
}
