package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How latency grows with the size of the network. */
record FamilySection(SuiteFamily family) implements Section {

  @Override
  public String id() {
    return "family-" + family.name().replaceAll("[^A-Za-z0-9]+", "-");
  }

  @Override
  public String title() {
    return "By size (" + family.name() + ")";
  }

  @Override
  public String body(Results results) {
    String all =
        family.suites().stream()
            .map(suite -> Html.details(suite, SuiteTable.of(results.of(suite))))
            .collect(Collectors.joining());
    return Html.paragraph(
            "The median in the first suite, and the factor by which it grows in each later"
                + " one.")
        + table(results)
        + all;
  }

  private String table(Results results) {
    List<String> columns = new ArrayList<>(List.of("query", "transport", "threads"));
    columns.addAll(family.suites());
    Table table = new Table(columns);
    for (Finding first : results.of(family.suites().get(0))) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.of(first.setting().query()));
      cells.add(Cell.of(first.setting().transport()));
      cells.add(Cell.of(Integer.toString(first.setting().threads())));
      cells.add(Cell.of(Numbers.time(first.row().median())));
      family.suites().stream()
          .skip(1)
          .forEach(suite -> cells.add(cell(first, same(first, results.of(suite)))));
      table.row(cells);
    }
    return table.html();
  }

  private static Cell cell(Finding first, Optional<Finding> larger) {
    return larger
        .map(each -> Cell.important(Numbers.times(each.row().median() / first.row().median())))
        .orElse(Cell.NOTHING);
  }

  private static Optional<Finding> same(Finding first, List<Finding> suite) {
    return suite.stream()
        .filter(each -> key(each.setting()).equals(key(first.setting())))
        .findFirst();
  }

  private static List<Object> key(BenchmarkSetting setting) {
    return List.of(setting.query(), setting.transport(), setting.format(), setting.threads());
  }
}
