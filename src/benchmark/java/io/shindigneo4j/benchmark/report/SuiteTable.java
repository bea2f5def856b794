package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.ResultRow;
import java.util.List;
import java.util.Optional;

/** A table of all rows of a suite. */
final class SuiteTable {

  private SuiteTable() {}

  static String of(List<Finding> suite) {
    Table table =
        new Table(
            "query",
            "transport",
            "times as fast",
            "as",
            "median",
            "95 %",
            "p99",
            "calls/s",
            "format",
            "compression",
            "connections",
            "threads",
            "allocated");
    Baseline baseline = new Baseline(suite);
    SettingNames naming = SettingNames.of(suite);
    suite.forEach(each -> add(each, baseline.of(each), naming, table));
    return table.html();
  }

  private static void add(Finding each, Optional<Finding> than, SettingNames naming, Table table) {
    ResultRow row = each.row();
    BenchmarkSetting setting = each.setting();
    table.row(
        Cell.of(setting.query()),
        Cell.of(setting.transport()),
        than.map(other -> Cell.important(Numbers.times(Ratio.of(each, other).value())))
            .orElse(Cell.NOTHING),
        Cell.of(than.map(other -> naming.full(other.setting())).orElse("")),
        Cell.of(Numbers.time(row.median())),
        Cell.of(interval(each)),
        Cell.of(Numbers.time(row.p99())),
        Cell.of(Numbers.digits(row.callsPerSecond())),
        Cell.of(setting.format()),
        Cell.of(setting.compression()),
        Cell.of(Integer.toString(setting.connections())),
        Cell.of(Integer.toString(setting.threads())),
        Cell.of(row.allocated() == null ? "" : Numbers.bytes(row.allocated())));
  }

  private static String interval(Finding finding) {
    Interval median = finding.measurement().median();
    return median.low() == median.high()
        ? ""
        : Numbers.time(median.low()) + " – " + Numbers.time(median.high());
  }
}
