package io.shindigneo4j.benchmark.result;

/**
 * A line of the results and how sure it is.
 *
 * @param median in microseconds
 * @param rounds how many turns the row's medians are those of
 */
public record Measurement(ResultRow row, Interval median, Interval callsPerSecond, int rounds) {}
