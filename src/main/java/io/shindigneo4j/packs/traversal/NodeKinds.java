package io.shindigneo4j.packs.traversal;

/** Tells the kinds of nodes. Confined to the transaction's thread. */
interface NodeKinds {

  /**
   * Moves to a node, so that its relationships can be followed.
   *
   * @return null if the node was deleted
   */
  NodeKind of(long node);

  /** The number of nodes that were cached. */
  long remembered();
}
