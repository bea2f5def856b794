package io.shindigneo4j.benchmark.result;

/**
 * A measurement in the result files.
 *
 * @param run the name of its run; empty if unknown
 */
public record Finding(Measurement measurement, String run) {

  /** A result of which only the row is known. */
  static Finding without(ResultRow row) {
    Interval median = new Interval(row.median(), row.median());
    Interval rate = new Interval(row.callsPerSecond(), row.callsPerSecond());
    return new Finding(new Measurement(row, median, rate, Double.NaN, 1), "");
  }

  public ResultRow row() {
    return measurement.row();
  }

  public BenchmarkSetting setting() {
    return row().setting();
  }
}
