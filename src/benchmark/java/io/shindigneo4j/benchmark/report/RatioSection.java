package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Our transports' speed relative to others for each question, and the best possible one. */
final class RatioSection implements Section {

  private static final String NATIVE = "websocket-native";
  private static final String CYPHER = "websocket-cypher";

  /** A column: the speed of the first transport relative to the other. */
  private record Pair(String title, String ours, String other) {}

  private static final List<Pair> PAIRS =
      List.of(
          new Pair("native / HTTP", NATIVE, "http"),
          new Pair("could be", "embedded-native", "http"),
          new Pair("Cypher / HTTP", CYPHER, "http"),
          new Pair("could be", "embedded-cypher", "http"),
          new Pair("native / Bolt", NATIVE, "bolt"),
          new Pair("Cypher / Bolt", CYPHER, "bolt"),
          new Pair("native / bolt-one-row", NATIVE, "bolt-one-row"),
          new Pair("native / bolt-procedure", NATIVE, "bolt-procedure"));

  private static final String EXPLANATION =
      "One thread is compared by its median, several by calls per second. In"
          + " brackets: the ratio at the worse and at the better ends of both intervals."
          + " “Could be” is the ratio without any network: the same work in the client's own"
          + " process. If that is below a requirement, the database's own work, which both"
          + " sides share, takes too long. It can be below the measured ratio, because our"
          + " procedures keep the graph in memory and the embedded database reads the store."
          + " Ratios below one are marked. A dagger marks a ratio of two different runs.";

  @Override
  public String id() {
    return "ratios";
  }

  @Override
  public String title() {
    return "Ratios of each question";
  }

  @Override
  public String body(Results results) {
    StringBuilder body = new StringBuilder();
    for (int threads : results.threads()) {
      body.append(Html.heading(threads == 1 ? "One thread" : threads + " threads"));
      body.append(table(threads, results));
    }
    return body.isEmpty() ? "" : Html.paragraph(EXPLANATION) + body;
  }

  private static String table(int threads, Results results) {
    List<String> columns = new ArrayList<>(List.of("query"));
    PAIRS.forEach(pair -> columns.add(pair.title()));
    Table table = new Table(columns);
    for (String query : queries(threads, results)) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.of(query)));
      PAIRS.forEach(pair -> cells.add(cell(pair, query, threads, results)));
      table.row(cells);
    }
    return table.html();
  }

  private static List<String> queries(int threads, Results results) {
    return results.of(Results.QUERIES).stream()
        .filter(each -> each.setting().threads() == threads)
        .map(each -> each.setting().query())
        .distinct()
        .toList();
  }

  private static Cell cell(Pair pair, String query, int threads, Results results) {
    Optional<Finding> ours = results.find(query, pair.ours(), threads);
    Optional<Finding> other = results.find(query, pair.other(), threads);
    if (ours.isEmpty() || other.isEmpty()) {
      return Cell.NOTHING;
    }
    Ratio ratio = Ratio.of(ours.get(), other.get());
    String run = ours.get().run().equals(other.get().run()) ? "" : " †";
    String text = Numbers.times(ratio.value()) + run;
    return pair.ours().startsWith("embedded")
        ? new Cell(text, "muted")
        : new Cell(
            text + " (" + Numbers.between(ratio) + ")", ratio.value() < 1 ? "missed" : "important");
  }
}
