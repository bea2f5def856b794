package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.EndToEndComparison;
import io.shindigneo4j.benchmark.result.EndToEndGoal;
import io.shindigneo4j.benchmark.result.Results;
import java.util.List;

/** The goals of calls through Shindig, with what was measured. */
final class EndToEndGoals {

  private EndToEndGoals() {}

  /** A table, or nothing if nothing was measured. */
  static String of(Results results) {
    List<EndToEndComparison> comparisons = EndToEndComparison.of(results);
    if (comparisons.isEmpty()) {
      return "";
    }
    Table table =
        new Table(
            "suite", "query", "transport", "than", "threads", "", "measured", "wanted", "outcome");
    comparisons.forEach(each -> add(each, table));
    return Html.heading("REST and RPC, end to end")
        + Html.paragraph(
            "Where a goal is about several queries, the worst of them is shown. Without a goal, a"
                + " figure is for information.")
        + table.html();
  }

  private static void add(EndToEndComparison comparison, Table table) {
    EndToEndGoal goal = comparison.goal();
    table.row(
        Cell.of(goal.suite()),
        Cell.of(comparison.worst().getKey()),
        Cell.of(goal.transport()),
        Cell.of(goal.than()),
        Cell.of(Integer.toString(comparison.threads())),
        Cell.of(goal.yardstick().text()),
        Cell.important(Numbers.times(comparison.worst().getValue())),
        Cell.of(
            goal.isDemanded() ? goal.yardstick().side() + " " + Numbers.times(goal.bound()) : ""),
        goal.isDemanded() ? outcome(comparison) : Cell.NOTHING);
  }

  private static Cell outcome(EndToEndComparison comparison) {
    int all = comparison.figures().size();
    int missed = comparison.missed().size();
    String text = comparison.isMet() ? "met" : "missed";
    return Cell.outcome(
        comparison.isMet(), all == 1 ? text : text + ", by %d of %d".formatted(all - missed, all));
  }
}
