package io.shindigneo4j.server.projection;

import java.util.Comparator;

/**
 * That one neighbour comes to a node's list, or goes.
 *
 * @param owner the number of the node
 * @param other that of the neighbour
 * @param since when it began; the same for all where that is not kept
 */
record Change(int owner, int other, long since, boolean comes) {

  /** By list, then in the order of lists. */
  static final Comparator<Change> ORDER =
      Comparator.comparingInt(Change::owner)
          .thenComparingInt(Change::other)
          .thenComparingLong(Change::since);

  /** The same on the other's list. */
  Change reversed() {
    return new Change(other, owner, 0, comes);
  }
}
