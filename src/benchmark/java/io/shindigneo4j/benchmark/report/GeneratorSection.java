package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Results;
import java.util.Comparator;
import java.util.List;

/**
 * The cost of the measurement itself, beside the fastest result with the same number of threads.
 */
final class GeneratorSection implements Section {

  static final String SUITE = "generator";

  @Override
  public String id() {
    return "generator";
  }

  @Override
  public String title() {
    return "Cost of the load generator";
  }

  @Override
  public String body(Results results) {
    List<Finding> generator = results.of(SUITE);
    if (generator.isEmpty()) {
      return "";
    }
    Table table =
        new Table(
            "threads", "faster than the fastest", "does nothing", "fastest", "which", "its share");
    generator.stream()
        .filter(
            each ->
                QueryNames.number(each.setting().query())
                    .isEmpty()) // the others wait for their rate
        .forEach(each -> add(each, results, table));
    return Html.paragraph(
            "The load generator with nothing to do, beside the fastest result with the same"
                + " number of threads. The share is the part of that result's time that the"
                + " generator takes.")
        + table.html()
        + Html.details("All rows", SuiteTable.of(generator));
  }

  private static void add(Finding idle, Results results, Table table) {
    int threads = idle.setting().threads();
    results.findings().stream()
        .filter(each -> !each.setting().suite().equals(SUITE))
        .filter(each -> each.setting().threads() == threads)
        .max(Comparator.comparingDouble(each -> each.row().callsPerSecond()))
        .ifPresent(fastest -> table.row(cells(idle, fastest)));
  }

  private static List<Cell> cells(Finding idle, Finding fastest) {
    double nothing = idle.row().callsPerSecond();
    double most = fastest.row().callsPerSecond();
    return List.of(
        Cell.of(Integer.toString(idle.setting().threads())),
        Cell.important(Numbers.times(nothing / most)),
        Cell.of(Numbers.rate(nothing)),
        Cell.of(Numbers.rate(most)),
        Cell.of(fastest.setting().query() + ", " + fastest.setting().transport()),
        Cell.of(Numbers.digits(100 * most / nothing) + " %"));
  }
}
