package io.shindigneo4j.benchmark.result;

import java.util.Locale;

/**
 * A line of the results.
 *
 * @param median in microseconds
 * @param p99 the 99th percentile, in microseconds
 * @param allocated bytes for each call: in the server for traversals and what Tomcat answers, on
 *     the client for all others; null where they were not counted
 */
public record ResultRow(
    BenchmarkSetting setting, double median, double p99, double callsPerSecond, Long allocated) {

  /** The names of the columns. */
  public static final String COLUMNS =
      BenchmarkSetting.COLUMNS + ",median_us,p99_us,ops_per_s,allocated_bytes";

  /** With commas between its columns. */
  public String line() {
    return setting.columns() + "," + figures();
  }

  String figures() {
    return String.format(
        Locale.ROOT,
        "%.1f,%.1f,%.3f,%s", // there may be less than a call per second
        median,
        p99,
        callsPerSecond,
        allocated == null ? "" : allocated);
  }

  static ResultRow parse(BenchmarkSetting setting, String figures) {
    String[] each = figures.split(",", -1);
    return new ResultRow(
        setting,
        Double.parseDouble(each[0]),
        Double.parseDouble(each[1]),
        Double.parseDouble(each[2]),
        each[3].isEmpty() ? null : Long.valueOf(each[3]));
  }
}
