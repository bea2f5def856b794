package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.RandomPermutation;

/**
 * Distributes items to owners. The owners are in a random order, and their numbers of items grow
 * linearly from the first to the last. The items are numbered in that order. Thread-safe.
 */
final class Quota {

  private final long total;
  private final int owners;
  private final double least;
  private final double most;
  private final RandomPermutation order;

  /**
   * @param least the approximate share of the first owner, relative to that of the last
   * @param most the share of the last owner
   */
  Quota(long total, int owners, double least, double most, RandomPermutation order) {
    this.total = total;
    this.owners = owners;
    this.least = least;
    this.most = most;
    this.order = order;
  }

  /** The number of items of all owners before a rank. */
  private long before(long rank) {
    double share = rank / (double) owners;
    double area = least * share + (most - least) * share * share / 2;
    return Math.round(total * area / ((least + most) / 2));
  }

  /** The number of items of an owner. */
  int of(int owner) {
    long rank = order.placeOf(owner);
    return (int) (before(rank + 1) - before(rank));
  }

  /** The number of an owner's first item. */
  long first(int owner) {
    return before(order.placeOf(owner));
  }

  /** The owner of an item. */
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
