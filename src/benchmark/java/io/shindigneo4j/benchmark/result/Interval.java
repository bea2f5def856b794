package io.shindigneo4j.benchmark.result;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * Where the median of what was drawn from lies, with a confidence of 95 %, or all there is of it.
 */
public record Interval(double low, double high) {

  private static final double DOUBT = 0.05;

  /**
   * By order statistics, which suppose nothing of how the values are distributed. Of less than six
   * values it is all of them, and the confidence is lower: 93.75 % of five.
   */
  public static Interval ofMedian(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    BinomialDistribution below = BinomialDistribution.of(sorted.length, 0.5);
    int left = 0;
    while (left + 1 < sorted.length / 2 && 2 * below.cumulativeProbability(left + 1) <= DOUBT) {
      left++;
    }
    return new Interval(sorted[left], sorted[sorted.length - 1 - left]);
  }

  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
