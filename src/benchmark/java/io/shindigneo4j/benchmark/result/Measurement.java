package io.shindigneo4j.benchmark.result;

/**
 * A row of the results with what else is known of it.
 *
 * @param median its confidence interval, in microseconds
 * @param callsPerSecond their confidence interval
 * @param p95 the 95th percentile, in microseconds; NaN if unknown
 * @param rounds how many rounds the medians were taken from
 */
public record Measurement(
    ResultRow row, Interval median, Interval callsPerSecond, double p95, int rounds) {}
