package io.shindigneo4j.benchmark.writing;

import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.ZipfDistribution;

/** Few of many are chosen often, most of them seldom: the first twice as often as the second. */
public final class ZipfSelector {

  private final int[] chosen;

  /**
   * Chooses among some.
   *
   * @param most as many as are told apart; the places begin with 0
   */
  public ZipfSelector(int most, int draws, long seed) {
    ZipfDistribution ranks = ZipfDistribution.of(most, 1);
    SplittableRandom random = new SplittableRandom(seed);
    chosen =
        random
            .doubles(draws)
            .mapToInt(probability -> ranks.inverseCumulativeProbability(probability) - 1)
            .toArray();
  }

  /** The place that a call is about. */
  public int place(int number) {
    return chosen[Math.floorMod(number, chosen.length)];
  }
}
