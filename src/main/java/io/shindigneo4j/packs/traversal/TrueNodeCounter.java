package io.shindigneo4j.packs.traversal;

/**
 * Counts the B nodes whose value is true. It begins at the root, and goes from B nodes to the A
 * nodes below, and from all other nodes to the B nodes below. A node counts once for each path to
 * it. Confined to the transaction's thread.
 */
interface TrueNodeCounter extends AutoCloseable {

  /** Traverses the tree once more. */
  long trueNodes();

  /** The number of nodes that all traversals visited. */
  long visited();

  /** The number of those that were cached, so that neither label nor property was read. */
  default long remembered() {
    return 0;
  }

  @Override
  void close();
}
