package io.shindigneo4j.benchmark.result;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/** The confidence interval (95 %) of a median, or the range of all values if there are too few. */
public record Interval(double low, double high) {

  private static final double SIGNIFICANCE = 0.05;

  /**
   * Computes the interval by order statistics, without an assumption about the distribution. Fewer
   * than six values give their range, and less confidence: 93.75 % for five.
   */
  public static Interval ofMedian(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    BinomialDistribution below = BinomialDistribution.of(sorted.length, 0.5);
    int left = 0;
    while (left + 1 < sorted.length / 2
        && 2 * below.cumulativeProbability(left + 1) <= SIGNIFICANCE) {
      left++;
    }
    return new Interval(sorted[left], sorted[sorted.length - 1 - left]);
  }

  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
