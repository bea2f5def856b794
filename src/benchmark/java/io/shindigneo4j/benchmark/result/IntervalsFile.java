package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The intervals of the results, the runs that they come from, and the 95th percentiles. New ones
 * replace old ones of the same setting.
 */
final class IntervalsFile {

  static final String COLUMNS =
      BenchmarkSetting.COLUMNS + ",median_low_us,median_high_us,ops_low,ops_high,rounds,run,p95_us";

  private final KeyedCsvFile file;
  private final Map<String, String> lines;

  IntervalsFile(Path file) throws IOException {
    this.file = new KeyedCsvFile(file, COLUMNS);
    lines = this.file.read();
  }

  void add(String run, List<Measurement> measurements) throws IOException {
    Map<String, String> newer = new LinkedHashMap<>();
    measurements.forEach(each -> newer.put(each.row().setting().columns(), figures(each, run)));
    file.replace(newer);
    lines.putAll(newer);
  }

  private static String figures(Measurement measurement, String run) {
    return String.format(
        Locale.ROOT,
        "%.1f,%.1f,%.3f,%.3f,%d,%s,%.1f",
        measurement.median().low(),
        measurement.median().high(),
        measurement.callsPerSecond().low(),
        measurement.callsPerSecond().high(),
        measurement.rounds(),
        run,
        measurement.p95());
  }

  /**
   * Adds interval and run to a row. If the row is not the one that was written with the interval,
   * returns the row alone.
   */
  Finding find(ResultRow row) {
    String figures = lines.get(row.setting().columns());
    if (figures == null) {
      return Finding.without(row);
    }
    String[] each = figures.split(",", -1);
    Interval median = interval(each[0], each[1]);
    Interval rate = interval(each[2], each[3]);
    return median.contains(row.median()) && rate.contains(row.callsPerSecond())
        ? new Finding(
            new Measurement(row, median, rate, p95(each), Integer.parseInt(each[4])), each[5])
        : Finding.without(row);
  }

  /** Lines of an older file have none. */
  private static double p95(String... figures) {
    return figures.length > 6 ? Double.parseDouble(figures[6]) : Double.NaN;
  }

  private static Interval interval(String low, String high) {
    return new Interval(Double.parseDouble(low), Double.parseDouble(high));
  }
}
