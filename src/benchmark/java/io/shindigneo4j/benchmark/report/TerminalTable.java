package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.Results;
import java.util.List;
import java.util.Locale;

/** The results as text for a terminal of 120 columns. */
public final class TerminalTable {

  private static final String FORMAT = "%-26s %-23s %4s %9s %9s %9s %9s %10s %10s%n";

  private TerminalTable() {}

  /** Returns a block for each suite, with a line for each row. */
  public static String of(Results results) {
    StringBuilder text = new StringBuilder();
    for (String suite : results.suites()) {
      List<Finding> findings = results.of(suite);
      text.append(System.lineSeparator()).append(suite).append(System.lineSeparator());
      text.append(
          line(
              "query",
              "transport",
              "thr.",
              "× bolt",
              "× http",
              "× file",
              "median",
              "p99",
              "calls/s"));
      findings.forEach(each -> text.append(line(each, findings)));
    }
    return text.append(System.lineSeparator()).toString();
  }

  private static String line(Finding finding, List<Finding> suite) {
    return line(
        finding.setting().query(),
        transport(finding.setting()),
        Integer.toString(finding.setting().threads()),
        times(finding, "bolt", suite),
        times(finding, "http", suite),
        times(finding, "static-file", suite),
        Numbers.time(finding.row().median()),
        Numbers.time(finding.row().p99()),
        Numbers.digits(finding.row().callsPerSecond()));
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, FORMAT, cells);
  }

  private static String transport(BenchmarkSetting setting) {
    return setting.suite().equals(Results.QUERIES)
        ? setting.transport()
        : SettingNames.shortName(setting.transport())
            + " "
            + setting.format()
            + (setting.compression().equals("none") ? "" : " " + setting.compression());
  }

  private static String times(Finding finding, String transport, List<Finding> suite) {
    BenchmarkSetting setting = finding.setting();
    return suite.stream()
        .filter(each -> each.setting().transport().equals(transport))
        .filter(each -> each.setting().query().equals(setting.query()))
        .filter(each -> each.setting().threads() == setting.threads())
        .findFirst()
        .map(other -> Numbers.digits(Ratio.of(finding, other).value()))
        .orElse("");
  }
}
