package io.shindigneo4j.benchmark.writing;

import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.ZipfDistribution;

/**
 * Selects by Zipf's law with exponent 1: the first place is selected twice as often as the second.
 */
public final class ZipfSelector {

  private final int[] chosen;

  /**
   * @param most the number of places, which begin with 0
   * @param draws the number of selections before they repeat
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

  /** The place for a call number. */
  public int place(int number) {
    return chosen[Math.floorMod(number, chosen.length)];
  }
}
