package io.shindigneo4j.packs.traversal;

/** The order of the traversal. */
enum Order {
  BREADTH_FIRST,
  DEPTH_FIRST
}
