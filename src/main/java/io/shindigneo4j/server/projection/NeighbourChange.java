package io.shindigneo4j.server.projection;

import java.util.Comparator;

/**
 * One neighbour added to a node's list, or removed from it.
 *
 * @param owner the number of the node
 * @param other the number of the neighbour
 * @param added false for a removal
 */
record NeighbourChange(int owner, int other, boolean added) {

  /** By owner, and then in the order of the list. */
  static final Comparator<NeighbourChange> ORDER =
      Comparator.comparingInt(NeighbourChange::owner).thenComparingInt(NeighbourChange::other);

  /** The same change in the neighbour's own list. */
  NeighbourChange reversed() {
    return new NeighbourChange(other, owner, added);
  }
}
