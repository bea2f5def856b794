package io.shindigneo4j.benchmark.result;

import java.util.List;

/**
 * The rows that a requirement covers.
 *
 * @param queries empty for the papers' questions
 * @param isWithEmpty whether the empty call is covered besides the papers' questions
 * @param format that values travel in; null for whichever a transport has
 * @param fewestThreads that ask at once
 */
record QueryScope(
    String suite, List<String> queries, boolean isWithEmpty, String format, int fewestThreads) {

  private static final int PAPERS_QUESTIONS = 19;
  private static final String EMPTY = "empty";

  /** All questions of the papers. */
  static QueryScope ofPapers() {
    return of(Results.QUERIES);
  }

  static QueryScope of(String suite, String... queries) {
    return new QueryScope(suite, List.of(queries), false, null, 1);
  }

  QueryScope in(String newFormat) {
    return new QueryScope(suite, queries, isWithEmpty, newFormat, fewestThreads);
  }

  /** Where several threads ask at once. */
  QueryScope byMany() {
    return new QueryScope(suite, queries, isWithEmpty, format, 2);
  }

  /** The empty call, too. */
  QueryScope withEmpty() {
    return new QueryScope(suite, queries, true, format, fewestThreads);
  }

  int questions() {
    return queries.isEmpty() ? PAPERS_QUESTIONS + (isWithEmpty ? 1 : 0) : queries.size();
  }

  boolean has(BenchmarkSetting setting) {
    return setting.suite().equals(suite)
        && isOf(setting.query())
        && (format == null || format.equals(setting.format()))
        && setting.threads() >= fewestThreads;
  }

  private boolean isOf(String query) {
    return queries.isEmpty() ? isWithEmpty || !query.equals(EMPTY) : queries.contains(query);
  }
}
