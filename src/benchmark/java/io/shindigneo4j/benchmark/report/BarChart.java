package io.shindigneo4j.benchmark.report;

import java.util.List;
import java.util.function.DoubleFunction;

/**
 * Bars that lie below each other, on a logarithmic scale.
 *
 * @param origin the value where they begin
 */
record BarChart(
    String title, List<Bar> bars, double origin, Scale scale, DoubleFunction<String> unit) {

  static final int NAMES = 126;
  static final int END = 262;
  private static final int ROW = 19;
  private static final int THICKNESS = 11;
  private static final int AXIS = 20;
  private static final int LABEL = 36;

  String html() {
    int bottom = bars.size() * ROW;
    Svg svg = new Svg(title, bottom + AXIS);
    double free = 0;
    for (double tick : scale.ticks()) {
      double x = scale.at(tick);
      svg.line(x, 0, x, bottom, tick == origin ? "origin" : "grid-line");
      if (x >= free) {
        svg.text(x, bottom + 12, "middle", "tick", unit.apply(tick));
        free = x + LABEL;
      }
    }
    for (int i = 0; i < bars.size(); i++) {
      draw(bars.get(i), i * ROW, svg);
    }
    return svg.html();
  }

  private void draw(Bar bar, double top, Svg svg) {
    double middle = top + ROW / 2.0;
    double thinTop = middle - THICKNESS / 2.0;
    svg.text(NAMES - 5, middle + 3.5, "end", "name", bar.name());
    double start = scale.at(origin);
    double end = scale.at(bar.value());
    svg.bar(Math.min(start, end), thinTop, Math.abs(end - start), THICKNESS, bar.colour());
    if (bar.interval() != null) {
      whisker(scale.at(bar.interval().low()), scale.at(bar.interval().high()), middle, svg);
    }
    if (!Double.isNaN(bar.mark())) {
      svg.diamond(scale.at(bar.mark()), middle);
    }
    svg.text(END + 44, middle + 3.5, "end", "important", bar.important());
    svg.text(Svg.WIDTH, middle + 3.5, "end", "figure", bar.figure());
  }

  private static void whisker(double low, double high, double middle, Svg svg) {
    svg.line(low, middle, high, middle, "whisker");
    svg.line(low, middle - 3, low, middle + 3, "whisker");
    svg.line(high, middle - 3, high, middle + 3, "whisker");
  }

  /** A chart of times, which begin where the axis does. */
  static BarChart ofTimes(String title, List<Bar> bars) {
    double least = bars.stream().mapToDouble(Bar::least).min().orElseThrow();
    double most = bars.stream().mapToDouble(Bar::most).max().orElseThrow();
    Scale scale = Scale.decades(least, most, NAMES, END);
    return new BarChart(title, bars, scale.least(), scale, Numbers::round);
  }

  /** A chart of ratios, which begin at one. */
  static BarChart ofRatios(String title, List<Bar> bars) {
    double least = bars.stream().mapToDouble(Bar::least).min().orElseThrow();
    double most = bars.stream().mapToDouble(Bar::most).max().orElseThrow();
    Scale scale = Scale.decades(Math.min(least, 1), Math.max(most, 1), NAMES, END);
    return new BarChart(title, bars, 1, scale, ratio -> Numbers.thousands(ratio) + "×");
  }
}
