package io.shindigneo4j.benchmark.result;

import java.util.Locale;

/**
 * A line of the results.
 *
 * @param median in microseconds
 * @param late the 99th percentile, in microseconds
 * @param allocated bytes for each call on the client; null where they were not counted
 */
public record Row(
    Setting setting, double median, double late, double callsPerSecond, Long allocated) {

  /** The names of the columns. */
  public static final String COLUMNS =
      "suite,query,transport,format,compression,connections,threads,"
          + "median_us,p99_us,ops_per_s,allocated_bytes";

  /** With commas between its columns. */
  public String line() {
    return String.format(
        Locale.ROOT,
        "%s,%.1f,%.1f,%.1f,%s",
        setting.columns(),
        median,
        late,
        callsPerSecond,
        allocated == null ? "" : allocated);
  }
}
