package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/** The size of a tree. By default it has 1,398,101 nodes. */
record TreeSize(
    @MayBeAbsent @Description("how many times B and A nodes follow below the root; 5 if absent")
        Long depth,
    @MayBeAbsent @Description("how many nodes are below each; 4 if absent") Long fanout) {

  static final long MAX_DEPTH = 50;
  static final long MAX_FANOUT = 1_000;
  static final long MAX_NODES = 10_000_000;

  private static final long DEPTH = 5;
  private static final long FANOUT = 4;

  TreeSize {
    depth = checked("depth", depth, DEPTH, MAX_DEPTH);
    fanout = checked("fanout", fanout, FANOUT, MAX_FANOUT);
    if (nodes(depth, fanout) > MAX_NODES) {
      throw new InvalidParameterException(
          "depth and fanout make a tree of more than %d nodes".formatted(MAX_NODES));
    }
  }

  private static Long checked(String name, Long value, long otherwise, long most) {
    if (value == null) {
      return otherwise;
    }
    if (value < 1 || value > most) {
      throw new InvalidParameterException("%s must be from 1 to %d".formatted(name, most));
    }
    return value;
  }

  /** The number of nodes; if it exceeds {@link #MAX_NODES}, any greater number. */
  private static long nodes(long depth, long fanout) {
    long level = 1;
    long nodes = 1;
    for (long below = 0; below < 2 * depth && nodes <= MAX_NODES; below++) {
      level *= fanout;
      nodes += level;
    }
    return nodes;
  }

  long nodes() {
    return nodes(depth, fanout);
  }

  /** The number of levels below the root, which alternate between B and A. */
  int levels() {
    return Math.toIntExact(2 * depth);
  }

  int children() {
    return Math.toIntExact(fanout);
  }
}
