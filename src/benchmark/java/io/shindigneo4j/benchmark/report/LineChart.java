package io.shindigneo4j.benchmark.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/** Lines over numbers each of which is some times the one before, each with its name at its end. */
record LineChart(
    String title,
    String across,
    List<Series> series,
    boolean logarithmic,
    DoubleFunction<String> unit) {

  private static final int LEFT = 48;
  private static final int RIGHT = 252;
  private static final int TOP = 8;
  private static final int BOTTOM = 196;
  private static final int HEIGHT = 232;
  private static final int LETTERS = 12;

  String html() {
    Svg svg = new Svg(title, HEIGHT);
    Scale x = sideways();
    Scale y = up();
    for (double tick : y.ticks()) {
      svg.line(LEFT, y.at(tick), RIGHT, y.at(tick), "grid-line");
      svg.text(LEFT - 4, y.at(tick) + 3.5, "end", "tick", unit.apply(tick));
    }
    double free = Double.NEGATIVE_INFINITY;
    for (double place : places()) {
      if (x.at(place) - free > 2 * LETTERS) {
        svg.text(x.at(place), BOTTOM + 13, "middle", "tick", whole(place));
        free = x.at(place);
      }
    }
    svg.text((LEFT + RIGHT) / 2.0, HEIGHT - 6, "middle", "name", across);
    series.forEach(each -> draw(each, x, y, svg));
    names(y, svg);
    return svg.html();
  }

  private static String whole(double place) {
    return place == Math.rint(place) ? Long.toString((long) place) : Double.toString(place);
  }

  private TreeSet<Double> places() {
    return series.stream()
        .flatMap(each -> each.points().keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Scale sideways() {
    TreeSet<Double> places = places();
    double least = places.first();
    double most = places.last() > least ? places.last() : least * 2;
    return new Scale(least, most, LEFT + 8, RIGHT - 8, true);
  }

  private Scale up() {
    List<Double> values =
        series.stream().flatMap(each -> each.points().values().stream()).sorted().toList();
    double most = values.get(values.size() - 1);
    return logarithmic
        ? Scale.decades(values.get(0), most, BOTTOM, TOP)
        : new Scale(0, most * 1.05, BOTTOM, TOP, false);
  }

  private static void draw(Series series, Scale x, Scale y, Svg svg) {
    List<String> points = new ArrayList<>();
    series
        .points()
        .forEach(
            (place, value) -> {
              svg.dot(x.at(place), y.at(value), series.colour());
              points.add(Math.round(x.at(place)) + "," + Math.round(y.at(value)));
            });
    svg.path(String.join(" ", points), series.colour(), series.dashes());
  }

  /** From above, each as near to the end of its line as the one before lets it. */
  private void names(Scale y, Svg svg) {
    List<Series> fromAbove =
        series.stream().sorted(Comparator.comparing(each -> y.at(last(each)))).toList();
    double free = TOP;
    for (int i = 0; i < fromAbove.size(); i++) {
      Series each = fromAbove.get(i);
      double lowest = BOTTOM - (fromAbove.size() - 1 - i) * LETTERS;
      double at = Math.max(free, Math.min(y.at(last(each)), lowest));
      svg.line(RIGHT - 6, y.at(last(each)), RIGHT + 3, at, "leader");
      svg.dot(RIGHT + 6, at, each.colour());
      svg.text(RIGHT + 11, at + 3.5, "start", "name", each.name());
      free = at + LETTERS;
    }
  }

  private static double last(Series series) {
    return series.points().get(series.points().lastKey());
  }
}
