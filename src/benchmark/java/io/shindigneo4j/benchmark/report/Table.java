package io.shindigneo4j.benchmark.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A table that scrolls horizontally if the page is too narrow. */
final class Table {

  private final StringBuilder rows = new StringBuilder();

  Table(String... columns) {
    this(List.of(columns));
  }

  Table(List<String> columns) {
    rows.append("<thead>").append(row(columns.stream().map(Cell::of).toList(), "th"));
    rows.append("</thead><tbody>\n");
  }

  Table row(Cell... cells) {
    return row(Arrays.asList(cells));
  }

  Table row(List<Cell> cells) {
    rows.append(row(cells, "td"));
    return this;
  }

  private static String row(List<Cell> cells, String element) {
    return cells.stream()
        .map(cell -> cell.html(element))
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  String html() {
    return "<div class=\"scroll\"><table>" + rows + "</tbody></table></div>\n";
  }
}
