package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;

/**
 * A bar of a chart.
 *
 * @param interval null for none
 * @param mark where a diamond is; not a number for none
 * @param important what a reader looks for first at the end of the bar
 * @param figure what comes after it
 */
record Bar(
    String name,
    double value,
    Interval interval,
    double mark,
    String colour,
    String important,
    String figure) {

  double most() {
    double most = Math.max(value, Double.isNaN(mark) ? 0 : mark);
    return interval == null ? most : Math.max(most, interval.high());
  }

  double least() {
    return interval == null ? value : Math.min(value, interval.low());
  }
}
