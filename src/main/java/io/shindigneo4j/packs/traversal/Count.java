package io.shindigneo4j.packs.traversal;

/**
 * Counts the B nodes whose value is true. It begins at the root, and goes from a B node to the A
 * nodes below it, and from any other node to the B nodes below it. A node that two ways lead to
 * counts twice. For the transaction's thread.
 */
interface Count extends AutoCloseable {

  /** Traverses the tree once more. */
  long trueNodes();

  /** How many nodes all traversals have come to. */
  long visited();

  /** How many of these were remembered, so that neither label nor property was read. */
  default long remembered() {
    return 0;
  }

  @Override
  void close();
}
