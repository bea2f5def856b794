package io.shindigneo4j.benchmark.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Lines over a logarithmic axis.
 *
 * @param axis the title of the horizontal axis
 * @param logarithmic whether the vertical axis is, too
 */
record LineChart(String title, String axis, Unit unit, boolean logarithmic, List<Series> series) {

  String html() {
    return Chart.html(title, this, table());
  }

  private String table() {
    TreeSet<Double> places =
        series.stream()
            .flatMap(each -> each.points().keySet().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    List<String> columns = new ArrayList<>(List.of(axis));
    places.forEach(place -> columns.add(Numbers.whole(place)));
    Table table = new Table(columns);
    series.forEach(each -> table.row(row(each, places)));
    return table.html();
  }

  private List<Cell> row(Series line, TreeSet<Double> places) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.of(line.name())));
    for (double place : places) {
      Optional<Double> value = Optional.ofNullable(line.points().get(place));
      cells.add(Cell.of(value.map(unit::format).orElse("")));
    }
    return cells;
  }
}
