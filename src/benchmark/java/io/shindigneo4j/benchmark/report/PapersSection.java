package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Results;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The papers' claims beside our measurements. */
final class PapersSection implements Section {

  @Override
  public String id() {
    return "papers";
  }

  @Override
  public String title() {
    return "The papers' figures and tables, measured anew";
  }

  @Override
  public String body(Results results) {
    return Html.paragraph(
            "Ratios of speeds, in the papers and here. The papers' numbers come from their"
                + " text and tables; percentages are converted to ratios. Machines, versions of"
                + " Neo4j and networks differ, so compare ratios, not times. One thread is"
                + " compared by its median, several by calls per second.")
        + PaperFigure.all().stream()
            .map(each -> figure(each, results))
            .collect(Collectors.joining());
  }

  private static String figure(PaperFigure figure, Results results) {
    Map<PaperClaim, Reproduction> measured = new LinkedHashMap<>();
    figure.claims().stream()
        .filter(each -> each.ours() != null)
        .forEach(each -> measured.put(each, Reproduction.of(each, results)));
    measured.values().removeIf(each -> !each.isMeasured());
    return Html.heading(figure.name() + ": " + figure.about())
        + table(figure, measured)
        + charts(figure, measured);
  }

  private static String table(PaperFigure figure, Map<PaperClaim, Reproduction> measured) {
    Table table = new Table("", "here", "paper", "of", "the paper's words", "section");
    for (PaperClaim each : figure.claims()) {
      Reproduction here = measured.get(each);
      table.row(
          Cell.of(each.name()),
          here == null
              ? new Cell("not measured", "muted")
              : Cell.important(Numbers.times(here.of(each.average()))),
          Cell.of(each.times() == null ? "–" : stated(each.times())),
          Cell.of(here == null ? "" : of(each, here)),
          new Cell(each.stated(), "words"),
          Cell.of(each.section()));
    }
    return table.html();
  }

  private static String stated(Interval times) {
    return times.low() == times.high() ? Numbers.times(times.low()) : Numbers.range(times);
  }

  private static String of(PaperClaim claim, Reproduction here) {
    int size = here.ratios().size();
    String threads =
        " by " + here.threads() + (here.threads().equals("1") ? " thread" : " threads");
    return size == 1
        ? here.ratios().keySet().iterator().next() + threads
        : claim.average().name().toLowerCase(Locale.ROOT) + " of " + size + threads;
  }

  private static String charts(PaperFigure figure, Map<PaperClaim, Reproduction> measured) {
    if (measured.isEmpty()) {
      return "";
    }
    String each =
        measured.entrySet().stream()
            .filter(entry -> entry.getValue().ratios().size() > 1)
            .filter(entry -> entry.getKey().average().compareTo(Statistic.MEDIAN) <= 0)
            .map(entry -> ofQueries(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining());
    return Html.grid(together(figure, measured))
        + (each.isEmpty() ? "" : Html.details("Each query", Html.grid(each)));
  }

  private static String together(PaperFigure figure, Map<PaperClaim, Reproduction> measured) {
    List<Bar> bars =
        measured.entrySet().stream()
            .flatMap(
                each ->
                    PaperBars.pair(each.getKey(), each.getValue().of(each.getKey().average()))
                        .stream())
            .toList();
    return new BarChart(figure.name() + ", times as fast (the paper is grey)", Unit.RATIO, bars)
        .html();
  }

  private static String ofQueries(PaperClaim claim, Reproduction here) {
    List<Bar> bars =
        here.ratios().entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .map(each -> PaperBars.measured(each.getKey(), each.getValue()))
            .toList();
    return new BarChart(claim.name() + ", times as fast by query", Unit.RATIO, bars).html();
  }
}
