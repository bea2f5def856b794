package io.shindigneo4j.prove.report;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.result.ResultRow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** The results as a page in a single file. */
public final class ReportPage {

  private static final int MAX_ANOMALIES = 100;

  private ReportPage() {}

  /**
   * @param questions when each experiment passes, by name
   * @param heading the date, the machine and the versions
   */
  public static void write(
      List<ResultRow> rows, Map<String, String> questions, String heading, Path file)
      throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(
        file,
        template()
            .replace("{heading}", escape(heading))
            .replace("{rows}", each(rows, row -> row(row, questions)))
            .replace("{anomalies}", each(rows, ReportPage::anomalies)));
  }

  private static String template() throws IOException {
    try (InputStream page = ReportPage.class.getResourceAsStream("page.html")) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String each(List<ResultRow> rows, Function<ResultRow, String> part) {
    return rows.stream().map(part).collect(Collectors.joining());
  }

  private static String row(ResultRow row, Map<String, String> questions) {
    String verdict = row.verdict().name().toLowerCase(Locale.ROOT);
    return "<tr><td>%s</td><td>%s</td><td class=\"%s\">%s</td>"
            .formatted(escape(row.experiment()), escape(row.variant()), verdict, verdict)
        + cells(
            row.histories(),
            row.firstSeed(),
            row.tally().calls(),
            row.tally().acknowledged(),
            row.tally().failed(),
            row.tally().unknown(),
            row.anomalies().size(),
            row.seconds())
        + "<td>%s</td><td>%s</td></tr>\n"
            .formatted(escape(row.figures()), escape(questions.getOrDefault(row.experiment(), "")));
  }

  private static String cells(long... numbers) {
    return LongStream.of(numbers)
        .mapToObj(number -> "<td class=\"number\">" + number + "</td>")
        .collect(Collectors.joining());
  }

  private static String anomalies(ResultRow row) {
    if (row.anomalies().isEmpty()) {
      return "";
    }
    String items =
        row.anomalies().stream()
            .limit(MAX_ANOMALIES)
            .map(Anomaly::toString)
            .map(text -> "<li>" + escape(text) + "</li>\n")
            .collect(Collectors.joining());
    return "<h2>%s %s</h2>\n<ul>\n%s</ul>\n"
        .formatted(escape(row.experiment()), escape(row.variant()), items);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
