package io.shindigneo4j.packs.traversal;

/** Which nodes come first. */
enum Order {
  BREADTH_FIRST,
  DEPTH_FIRST
}
