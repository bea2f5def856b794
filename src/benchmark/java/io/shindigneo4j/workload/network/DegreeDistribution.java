package io.shindigneo4j.workload.network;

import org.apache.commons.statistics.distribution.LogNormalDistribution;

/**
 * How many ends of friendships each has, by rank: none has fewer than who comes before. The ends
 * are numbered from 0 on in the same order. Log-normal, and kept as where each number begins. Safe
 * for use by many threads.
 */
final class DegreeDistribution {

  private static final double HALF = 0.5;

  /** By degree, the first rank that has it; one more at the end. */
  private final long[] firstRank;

  /** By degree, the first end of the first rank that has it. */
  private final long[] firstEnd;

  /**
   * @param most of one person
   */
  DegreeDistribution(long people, double median, double spread, int most) {
    LogNormalDistribution distribution = LogNormalDistribution.of(Math.log(median), spread);
    firstRank = new long[most + 2];
    firstEnd = new long[most + 2];
    for (int degree = 1; degree <= most; degree++) {
      firstRank[degree] = Math.round(people * distribution.cumulativeProbability(degree - HALF));
    }
    firstRank[most + 1] = people;
    for (int degree = 0; degree <= most; degree++) {
      firstEnd[degree + 1] = firstEnd[degree] + degree * ranks(degree);
    }
  }

  private long ranks(int degree) {
    return firstRank[degree + 1] - firstRank[degree];
  }

  /** How many ends there are in all. */
  long ends() {
    return firstEnd[firstEnd.length - 1];
  }

  /** How many a rank has. */
  int of(long rank) {
    return lastAtMost(firstRank, rank);
  }

  /** The first of a rank. */
  long firstEnd(long rank) {
    int degree = of(rank);
    return firstEnd[degree] + degree * (rank - firstRank[degree]);
  }

  /** The rank that has an end. */
  long rank(long end) {
    int degree = lastAtMost(firstEnd, end);
    return firstRank[degree] + (end - firstEnd[degree]) / degree;
  }

  /** The last place in an ascending array whose value is not greater. */
  private static int lastAtMost(long[] ascending, long value) {
    int low = 0;
    int high = ascending.length - 2;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (ascending[middle] <= value) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
