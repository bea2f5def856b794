package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.RandomPermutation;

/**
 * How a number of things is shared out: the owners, in a random order, get more and more from the
 * first to the last, in a straight line. The things are numbered in that order. Safe for use by
 * many threads.
 */
final class Quota {

  private final long total;
  private final int owners;
  private final double least;
  private final double most;
  private final RandomPermutation order;

  /**
   * @param least what the first gets, about, in proportion to what the last gets
   * @param most what the last gets
   */
  Quota(long total, int owners, double least, double most, RandomPermutation order) {
    this.total = total;
    this.owners = owners;
    this.least = least;
    this.most = most;
    this.order = order;
  }

  /** How many of all those before a rank get. */
  private long before(long rank) {
    double share = rank / (double) owners;
    double area = least * share + (most - least) * share * share / 2;
    return Math.round(total * area / ((least + most) / 2));
  }

  /** How many an owner gets. */
  int of(int owner) {
    long rank = order.placeOf(owner);
    return (int) (before(rank + 1) - before(rank));
  }

  /** The number of an owner's first thing. */
  long first(int owner) {
    return before(order.placeOf(owner));
  }

  /** Whose a thing is. */
  int owner(long thing) {
    long low = 0;
    long high = owners - 1L;
    while (low < high) {
      long middle = (low + high) / 2;
      if (before(middle + 1) > thing) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return (int) order.at(low);
  }
}
