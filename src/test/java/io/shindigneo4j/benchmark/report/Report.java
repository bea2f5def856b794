package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Comparison;
import io.shindigneo4j.benchmark.result.Goal;
import io.shindigneo4j.benchmark.result.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The results as a page to look at; one file that needs nothing else. */
public final class Report {

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Driver benchmark</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em }
      table { border-collapse: collapse; width: 100%% }
      th, td { padding: .2em .6em; text-align: right; border-bottom: 1px solid #ddd }
      th:first-child, td:first-child { text-align: left }
      td.bar { width: 30%% } td.bar div { background: #7aa6d8; height: .9em }
      .met { color: #17692e } .missed { color: #b3261e }
      </style></head><body>
      <h1>Driver benchmark</h1>
      <p>%s. Microseconds for one thread, calls per second for several; "times Bolt" is how many
      times as fast as <code>bolt</code>: by the median for one thread, by calls per second for
      several. Bars are calls per second.</p>
      <h2>Goals</h2>
      <table><tr><th>query</th><th>transport</th><th>than</th><th>threads</th><th>at least</th><th>measured</th><th></th></tr>
      %s</table>
      %s
      </body></html>
      """;

  private static final String TABLE =
      """
      <h2>%s, %d %s</h2>
      <p>%s</p>
      <table><tr><th>transport</th><th>median &micro;s</th><th>p99 &micro;s</th><th>calls/s</th><th>allocated</th><th>times Bolt</th><th></th></tr>
      %s</table>
      """;

  private final List<Row> rows;
  private final Map<String, Integer> sizes;

  /**
   * @param sizes of the answers in characters of JSON, by query
   */
  public Report(List<Row> rows, Map<String, Integer> sizes) {
    this.rows = rows;
    this.sizes = sizes;
  }

  public void write(Path file, String circumstances) throws IOException {
    String goals = Comparison.of(rows).stream().map(Report::goal).collect(Collectors.joining("\n"));
    String tables =
        rows.stream()
            .map(each -> List.of(each.setting().query(), each.setting().threads()))
            .distinct()
            .map(each -> table((String) each.get(0), (Integer) each.get(1)))
            .collect(Collectors.joining("\n"));
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, PAGE.formatted(circumstances, goals, tables));
  }

  private static String goal(Comparison comparison) {
    String outcome = comparison.isMet() ? "met" : "missed";
    Goal goal = comparison.goal();
    return String.format(
        Locale.ROOT,
        "<tr><td>%s</td><td>%s</td><td>%s</td><td>%d</td><td>%.1f</td><td>%.2f</td>"
            + "<td class=\"%s\">%s</td></tr>",
        goal.query(),
        goal.transport(),
        goal.than(),
        comparison.threads(),
        goal.factor(),
        comparison.ratio(),
        outcome,
        outcome);
  }

  private String table(String query, int threads) {
    List<Row> found =
        rows.stream()
            .filter(
                each -> each.setting().query().equals(query) && each.setting().threads() == threads)
            .toList();
    double most = rows.stream().mapToDouble(Row::callsPerSecond).max().orElseThrow();
    return String.format(
        Locale.ROOT,
        TABLE,
        query,
        threads,
        threads == 1 ? "thread" : "threads",
        "An answer has " + sizes.get(query) + " characters of JSON in the middle.",
        rows.stream().map(each -> row(each, most)).collect(Collectors.joining("\n")));
  }

  private String row(Row row, double most) {
    String timesBolt =
        Comparison.find(row.setting().query(), "bolt", row.setting().threads(), rows)
            .map(bolt -> String.format(Locale.ROOT, "%.2f", Comparison.ratio(row, bolt)))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "<tr><td>%s</td><td>%.1f</td><td>%.1f</td><td>%.0f</td><td>%.0f</td><td>%s</td>"
            + "<td class=\"bar\"><div style=\"width: %.1f%%\"></div></td></tr>",
        row.setting().transport(),
        row.median(),
        row.late(),
        row.callsPerSecond(),
        row.allocated(),
        timesBolt,
        100 * row.callsPerSecond() / most);
  }
}
