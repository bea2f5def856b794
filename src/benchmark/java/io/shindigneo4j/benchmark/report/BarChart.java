package io.shindigneo4j.benchmark.report;

import java.util.List;

/** Horizontal bars on a logarithmic axis. Bars of ratios begin at one. */
record BarChart(String title, Unit unit, List<Bar> bars) {

  String html() {
    return Chart.html(title, this, table());
  }

  private String table() {
    Table table = new Table("", "value", "95 %", "p99", "times as fast");
    for (Bar bar : bars) {
      table.row(
          Cell.of(bar.name()),
          Cell.of(unit.format(bar.value())),
          Cell.of(interval(bar)),
          Cell.of(bar.mark() == null ? "" : unit.format(bar.mark())),
          Cell.important(bar.important()));
    }
    return table.html();
  }

  private String interval(Bar bar) {
    return bar.interval() == null
        ? ""
        : unit.format(bar.interval().low()) + " – " + unit.format(bar.interval().high());
  }
}
