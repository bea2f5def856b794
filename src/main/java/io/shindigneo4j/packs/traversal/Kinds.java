package io.shindigneo4j.packs.traversal;

/** Tells nodes apart. For the transaction's thread. */
interface Kinds {

  /**
   * Goes to a node, so that its relationships can be followed.
   *
   * @return null where it is gone
   */
  Kind of(long node);

  /** How many were remembered. */
  long remembered();
}
