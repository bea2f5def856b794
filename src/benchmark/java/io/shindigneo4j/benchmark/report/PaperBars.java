package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;
import java.util.ArrayList;
import java.util.List;

/** Bars of ratios. */
final class PaperBars {

  private PaperBars() {}

  static Bar ours(String name, double ratio) {
    return new Bar(name, ratio, null, Double.NaN, "var(--blue)", Numbers.times(ratio), "");
  }

  /** Ours and, where it has a ratio, the paper's. */
  static List<Bar> pair(Claim claim, double ours) {
    List<Bar> bars = new ArrayList<>(List.of(ours(claim.name(), ours)));
    if (claim.times() != null) {
      bars.add(paper(claim.times()));
    }
    return bars;
  }

  private static Bar paper(Interval times) {
    boolean exact = times.low() == times.high();
    double middle = Math.sqrt(times.low() * times.high());
    return new Bar(
        "paper",
        middle,
        exact ? null : times,
        Double.NaN,
        "var(--grey)",
        "",
        exact
            ? Numbers.times(middle)
            : Numbers.digits(times.low()) + "–" + Numbers.digits(times.high()));
  }
}
