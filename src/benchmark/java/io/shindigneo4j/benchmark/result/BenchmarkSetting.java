package io.shindigneo4j.benchmark.result;

/**
 * What a row measures, by the names of the report. A newer row with the same setting replaces an
 * older one.
 *
 * @param format the format in which values are transferred
 * @param compression of answers; {@code none} if there is none
 * @param connections the number of connections of all threads
 * @param threads how many threads call at once
 */
public record BenchmarkSetting(
    String suite,
    String query,
    String transport,
    String format,
    String compression,
    int connections,
    int threads) {

  static final String COLUMNS = "suite,query,transport,format,compression,connections,threads";

  /** The columns as comma-separated values. */
  public String columns() {
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

  /** The same under a circumstance, which follows an {@code @} in the query's name. */
  public BenchmarkSetting at(String circumstance) {
    return new BenchmarkSetting(
        suite, query + "@" + circumstance, transport, format, compression, connections, threads);
  }

  /** The same with this number of connections. */
  public BenchmarkSetting withConnections(int newConnections) {
    return new BenchmarkSetting(
        suite, query, transport, format, compression, newConnections, threads);
  }

  static BenchmarkSetting parse(String columns) {
    String[] each = columns.split(",", -1);
    return new BenchmarkSetting(
        each[0],
        each[1],
        each[2],
        each[3],
        each[4],
        Integer.parseInt(each[5]),
        Integer.parseInt(each[6]));
  }
}
