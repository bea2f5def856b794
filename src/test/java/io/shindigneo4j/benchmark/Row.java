package io.shindigneo4j.benchmark;

import java.util.Locale;

/**
 * A line of the results.
 *
 * @param median in microseconds
 * @param late the 99th percentile, in microseconds
 * @param allocated bytes for each call on the client; null where they were not counted
 */
record Row(
    String suite,
    String query,
    String transport,
    String format,
    String compression,
    int connections,
    int threads,
    double median,
    double late,
    double callsPerSecond,
    Long allocated) {

  static final String COLUMNS =
      "suite,query,transport,format,compression,connections,threads,"
          + "median_us,p99_us,ops_per_s,allocated_bytes";

  /** What is measured: the same of another run takes its place. */
  String key() {
    return String.join(
        ",",
        suite,
        query,
        transport,
        format,
        compression,
        Integer.toString(connections),
        Integer.toString(threads));
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "%s,%.1f,%.1f,%.1f,%s",
        key(),
        median,
        late,
        callsPerSecond,
        allocated == null ? "" : allocated);
  }
}
