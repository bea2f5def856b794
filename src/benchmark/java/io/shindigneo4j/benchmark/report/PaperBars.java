package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;
import java.util.ArrayList;
import java.util.List;

/** Bars of ratios: measured ones and those that a paper states. */
final class PaperBars {

  private PaperBars() {}

  static Bar measured(String name, double ratio) {
    return new Bar(name, ratio, null, null, Palette.OURS, Numbers.times(ratio), "");
  }

  /** The measured ratio and, if the paper states one, the paper's. */
  static List<Bar> pair(PaperClaim claim, double measured) {
    List<Bar> bars = new ArrayList<>(List.of(measured(claim.name(), measured)));
    if (claim.times() != null) {
      bars.add(paper(claim.times()));
    }
    return bars;
  }

  private static Bar paper(Interval times) {
    double middle = Math.sqrt(times.low() * times.high());
    return times.low() == times.high()
        ? new Bar("paper", middle, null, null, Palette.OTHER, "", Numbers.times(middle))
        : new Bar("paper", middle, times, null, Palette.OTHER, "", Numbers.range(times));
  }
}
