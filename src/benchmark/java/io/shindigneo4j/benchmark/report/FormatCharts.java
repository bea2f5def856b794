package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Ratio;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Charts that compare formats and compressions for each question. */
final class FormatCharts {

  /** What the bars of a chart have in common. */
  private record Shared(String query, String transport, int threads) {

    static Shared of(BenchmarkSetting setting) {
      return new Shared(setting.query(), setting.transport(), setting.threads());
    }

    String title() {
      return query + ", " + transport + ", " + threads + (threads == 1 ? " thread" : " threads");
    }
  }

  private FormatCharts() {}

  static String of(List<Finding> suite) {
    Map<Shared, List<Finding>> charts =
        suite.stream()
            .filter(each -> QueryNames.number(each.setting().query()).isEmpty())
            .collect(
                Collectors.groupingBy(
                    each -> Shared.of(each.setting()), LinkedHashMap::new, Collectors.toList()));
    return charts.entrySet().stream()
        .filter(each -> ways(each.getValue()) > 1)
        .map(each -> chart(each.getKey(), each.getValue()))
        .collect(Collectors.joining());
  }

  private static long ways(List<Finding> findings) {
    return findings.stream().map(each -> name(each.setting())).distinct().count();
  }

  private static String name(BenchmarkSetting setting) {
    return setting.compression().equals("none")
        ? setting.format()
        : setting.format() + ", " + setting.compression();
  }

  private static String chart(Shared shared, List<Finding> findings) {
    List<Bar> bars = findings.stream().map(each -> bar(each, findings.get(0))).toList();
    return new BarChart(shared.title(), Unit.MICROSECONDS, bars).html();
  }

  private static Bar bar(Finding finding, Finding first) {
    return new Bar(
        name(finding.setting()),
        finding.row().median(),
        finding.measurement().median(),
        finding.row().p99(),
        Palette.of(finding.setting().transport()),
        Numbers.times(Ratio.of(finding, first).value()),
        Numbers.time(finding.row().median()));
  }
}
