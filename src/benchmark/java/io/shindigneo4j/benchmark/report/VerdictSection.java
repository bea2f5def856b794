package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Goal;
import io.shindigneo4j.benchmark.result.GoalComparison;
import io.shindigneo4j.benchmark.result.MillionComparison;
import io.shindigneo4j.benchmark.result.Requirement;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.TimeComparison;
import io.shindigneo4j.benchmark.result.TimeGoal;
import io.shindigneo4j.benchmark.result.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The requirements and goals, with their verdicts. */
final class VerdictSection implements Section {

  @Override
  public String id() {
    return "verdicts";
  }

  @Override
  public String title() {
    return "Demanded and measured";
  }

  @Override
  public String body(Results results) {
    List<Verdict> verdicts = Verdict.of(results);
    List<GoalComparison> comparisons = GoalComparison.of(results.rows());
    List<TimeComparison> times = TimeComparison.of(results);
    List<MillionComparison> larger = MillionComparison.of(results);
    return (verdicts.isEmpty()
            ? Html.paragraph("Not measured yet.")
            : requirements(verdicts, results))
        + (comparisons.isEmpty() ? "" : goals(comparisons))
        + EndToEndGoals.of(results)
        + (times.isEmpty() ? "" : times(times))
        + (larger.isEmpty() ? "" : larger(larger));
  }

  private static String requirements(List<Verdict> verdicts, Results results) {
    Map<Requirement, List<Verdict>> cards =
        verdicts.stream()
            .collect(
                Collectors.groupingBy(
                    Verdict::requirement, LinkedHashMap::new, Collectors.toList()));
    return Html.paragraph(
            "Most requirements are geometric means of ratios of calls per second over the"
                + " papers' 19 questions. For Bolt, the smallest ratio counts, at the worse ends"
                + " of the intervals. Our HTTP is compared by a pack's cross-references in JSON."
                + " For traversals, the traversal order with the smaller gain counts; garbage is"
                + " the bytes that the server allocates for a traversal.")
        + Html.cards(
            cards.entrySet().stream()
                .map(each -> new RequirementCard(each.getKey(), each.getValue(), results).html())
                .collect(Collectors.joining()));
  }

  private static String goals(List<GoalComparison> comparisons) {
    Table table =
        new Table("query", "transport", "than", "threads", "measured", "at least", "outcome");
    for (GoalComparison each : comparisons) {
      Goal goal = each.goal();
      table.row(
          Cell.of(goal.query()),
          Cell.of(goal.transport()),
          Cell.of(goal.than()),
          Cell.of(Integer.toString(each.threads())),
          Cell.important(Numbers.times(each.ratio())),
          Cell.of(Numbers.times(goal.factor())),
          Cell.outcome(each.isMet(), each.isMet() ? "met" : "missed"));
    }
    long met = comparisons.stream().filter(GoalComparison::isMet).count();
    return Html.heading("Goals of single questions")
        + Html.details(
            met + " of " + comparisons.size() + " met",
            Html.paragraph("One thread is compared by its median, several by calls per second.")
                + table.html());
  }

  private static String larger(List<MillionComparison> comparisons) {
    Table table = new Table("a million people", "", "measured", "at most", "outcome");
    for (MillionComparison each : comparisons) {
      table.row(
          Cell.of(each.what()),
          Cell.of(each.unit()),
          Cell.important(Numbers.digits(each.measured())),
          Cell.of(Numbers.digits(each.most())),
          Cell.outcome(each.isMet(), each.isMet() ? "met" : "missed"));
    }
    return Html.heading("Growth to a million people") + table.html();
  }

  private static String times(List<TimeComparison> comparisons) {
    Table table = new Table("suite", "query", "transport", "", "measured", "at most", "outcome");
    for (TimeComparison each : comparisons) {
      TimeGoal goal = each.goal();
      table.row(
          Cell.of(goal.suite()),
          Cell.of(goal.query()),
          Cell.of(goal.transport()),
          Cell.of(goal.quantile().text()),
          Cell.important(Numbers.time(each.measured())),
          Cell.of(Numbers.time(goal.most())),
          Cell.outcome(each.isMet(), each.isMet() ? "met" : "missed"));
    }
    return Html.heading("Times that people wait") + table.html();
  }
}
