package io.shindigneo4j.benchmark.suite;

import java.util.List;

/**
 * Which questions and transports are wanted.
 *
 * @param queries null for all
 * @param transports null for the default ones
 * @param threads how many threads there are besides the single one
 */
public record SuiteFilter(List<String> queries, List<String> transports, int threads) {

  /** The numbers of threads to measure with. */
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
