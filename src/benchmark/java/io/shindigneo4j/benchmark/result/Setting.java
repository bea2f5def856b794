package io.shindigneo4j.benchmark.result;

/**
 * What is measured, by the names of the report. The same of another run takes its place.
 *
 * @param format that values travel in
 * @param compression of answers; {@code none} where there is none
 * @param connections how many there are to the server, of all threads
 * @param threads how many ask at once
 */
public record Setting(
    String suite,
    String query,
    String transport,
    String format,
    String compression,
    int connections,
    int threads) {

  static final String COLUMNS = "suite,query,transport,format,compression,connections,threads";

  /** Their part of a line of comma-separated values. */
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

  /** The same under some circumstance, which the name of the query tells after an {@code @}. */
  public Setting at(String circumstance) {
    return new Setting(
        suite, query + "@" + circumstance, transport, format, compression, connections, threads);
  }

  /** With so many connections, of whatever is more than one client. */
  public Setting withConnections(int newConnections) {
    return new Setting(suite, query, transport, format, compression, newConnections, threads);
  }

  static Setting parse(String columns) {
    String[] each = columns.split(",", -1);
    return new Setting(
        each[0],
        each[1],
        each[2],
        each[3],
        each[4],
        Integer.parseInt(each[5]),
        Integer.parseInt(each[6]));
  }
}
