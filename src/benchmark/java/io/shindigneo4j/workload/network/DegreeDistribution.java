package io.shindigneo4j.workload.network;

import org.apache.commons.statistics.distribution.LogNormalDistribution;

/**
 * The number of friendship ends of each person, by rank in ascending order. The ends are numbered
 * from 0 on in the same order. The distribution is log-normal, and stored as the first rank of each
 * number. Thread-safe.
 */
final class DegreeDistribution {

  private static final double HALF = 0.5;

  /** The first rank of each degree, with one more at the end. */
  private final long[] firstRank;

  /** The first end of the first rank of each degree. */
  private final long[] firstEnd;

  /**
   * @param most the greatest degree
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

  /** The number of ends in all. */
  long ends() {
    return firstEnd[firstEnd.length - 1];
  }

  /** The number of ends of a rank. */
  int of(long rank) {
    return lastAtMost(firstRank, rank);
  }

  /** The first end of a rank. */
  long firstEnd(long rank) {
    int degree = of(rank);
    return firstEnd[degree] + degree * (rank - firstRank[degree]);
  }

  /** The rank that an end belongs to. */
  long rank(long end) {
    int degree = lastAtMost(firstEnd, end);
    return firstRank[degree] + (end - firstEnd[degree]) / degree;
  }

  /** The last index in an ascending array whose value is not greater. */
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
