package io.shindigneo4j.packs.traversal;

/** The nodes that are still to be visited, as numbers. For one thread. */
interface Frontier {

  /** The most that it may have; 16 million take 128 MiB. */
  int MOST = 1 << 24;

  boolean isEmpty();

  /**
   * Adds one more.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException if that is one too many
   */
  void add(long node);

  /** Takes the next one out of those that there are. */
  long take();

  /** Makes it empty. */
  void clear();

  /** What it keeps its nodes in, so that another may have it. */
  long[] array();
}
