package io.shindigneo4j.packs.traversal;

/** The ids of the nodes that are still to be visited. Confined to one thread. */
interface Frontier {

  /** The most nodes at a time; 16 million take 128 MiB. */
  int MAX_NODES = 1 << 24;

  boolean isEmpty();

  /**
   * Adds a node.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException if the frontier is full
   */
  void add(long node);

  /** Removes the next node. There must be one. */
  long take();

  /** Removes all nodes. */
  void clear();

  /** The array with its nodes, for use by another frontier. */
  long[] array();
}
