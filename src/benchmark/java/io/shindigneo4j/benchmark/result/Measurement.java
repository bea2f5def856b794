package io.shindigneo4j.benchmark.result;

/**
 * A row of the results with its confidence intervals.
 *
 * @param median in microseconds
 * @param rounds how many rounds the medians were taken from
 */
public record Measurement(ResultRow row, Interval median, Interval callsPerSecond, int rounds) {}
