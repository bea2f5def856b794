package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.ResultRow;
import io.shindigneo4j.benchmark.result.Results;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The latency of each question over each transport. */
final class LatencySection implements Section {

  @Override
  public String id() {
    return "latency";
  }

  @Override
  public String title() {
    return "Latency of each question";
  }

  @Override
  public String body(Results results) {
    return results.threads().stream()
        .map(threads -> charts(threads, results))
        .collect(Collectors.joining());
  }

  private static String charts(int threads, Results results) {
    List<Finding> findings =
        results.of(Results.QUERIES).stream()
            .filter(each -> each.setting().threads() == threads)
            .toList();
    String charts =
        findings.stream()
            .map(each -> each.setting().query())
            .distinct()
            .map(query -> chart(query, findings, results))
            .collect(Collectors.joining());
    String explained =
        Html.paragraph(
                "Medians; each question has its own logarithmic scale. A whisker is the 95 %"
                    + " confidence interval of the median, a diamond the 99th percentile. The bold"
                    + " number is the speed relative to Bolt"
                    + (threads == 1 ? "." : ", by calls per second."))
            + Html.grid(charts);
    return threads == 1
        ? Html.heading("One thread") + explained
        : Html.details(threads + " threads, each of which waits for its answer", explained);
  }

  private static String chart(String query, List<Finding> findings, Results results) {
    List<Bar> bars =
        findings.stream()
            .filter(each -> each.setting().query().equals(query))
            .map(each -> bar(each, results))
            .toList();
    return new BarChart(query, Unit.MICROSECONDS, bars).html();
  }

  private static Bar bar(Finding finding, Results results) {
    ResultRow row = finding.row();
    Optional<Finding> bolt = results.find(row.setting().query(), "bolt", row.setting().threads());
    return new Bar(
        row.setting().transport(),
        row.median(),
        finding.measurement().median(),
        row.p99(),
        Palette.of(row.setting().transport()),
        bolt.map(other -> Numbers.times(Ratio.of(finding, other).value())).orElse(""),
        Numbers.time(row.median()));
  }
}
