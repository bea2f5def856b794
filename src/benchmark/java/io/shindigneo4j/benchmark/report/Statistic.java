package io.shindigneo4j.benchmark.report;

/** What becomes of the ratios of several queries. */
enum Statistic {
  /** The geometric one. */
  MEAN,
  MEDIAN,
  LEAST,
  MOST
}
