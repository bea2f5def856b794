package io.shindigneo4j.benchmark.report;

import java.util.ArrayList;
import java.util.List;

/** Where on an axis a value is. */
record Scale(double least, double most, double start, double end, boolean logarithmic) {

  private static final int DECADE = 10;

  /** For what was too short to be measured. */
  private static final double LEAST = 0.01;

  /** From a power of ten to another. */
  static Scale decades(double least, double most, double start, double end) {
    double from = Math.pow(DECADE, Math.floor(Math.log10(Math.max(least, LEAST))));
    double to = Math.pow(DECADE, Math.ceil(Math.log10(Math.max(most, LEAST))));
    return new Scale(from, to > from ? to : from * DECADE, start, end, true);
  }

  double at(double value) {
    double part =
        logarithmic
            ? Math.log(Math.max(value, least) / least) / Math.log(most / least)
            : (value - least) / (most - least);
    return start + part * (end - start);
  }

  /** The powers of ten in a logarithmic scale, or else about five round numbers. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    if (logarithmic) {
      for (double tick = least; tick <= most * 1.001; tick *= DECADE) {
        ticks.add(tick);
      }
    } else {
      for (double tick = 0; tick <= most; tick += step()) {
        ticks.add(tick);
      }
    }
    return ticks;
  }

  private double step() {
    double raw = most / 5;
    double power = Math.pow(DECADE, Math.floor(Math.log10(raw)));
    double lead = raw / power;
    return power * (lead > 5 ? 10 : lead > 2 ? 5 : lead > 1 ? 2 : 1);
  }
}
