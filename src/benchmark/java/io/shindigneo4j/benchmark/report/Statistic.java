package io.shindigneo4j.benchmark.report;

/** How the ratios of several queries are combined. */
enum Statistic {
  /** The geometric mean. */
  MEAN,
  MEDIAN,
  LEAST,
  MOST
}
