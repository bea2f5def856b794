package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;

/**
 * The nodes of one label by number, with the lists of their neighbours. A node without the label
 * has a number too if a relationship connects it, as it may get the label later. Immutable.
 *
 * @param bound all numbers are less than this
 * @param labelled how many nodes have the label
 * @param bytes an estimate of the memory
 * @param listBytes the part of it that the lists take
 */
record Adjacency(
    Layout layout,
    PagedArray<AdjacencyChunk> chunks,
    NodeNumberTable numbers,
    int bound,
    int labelled,
    long bytes,
    long listBytes) {

  private static final long[] NEVER = {};

  /**
   * What is kept of each node.
   *
   * @param lists how many lists of neighbours
   * @param withSince whether the first list has times
   */
  record Layout(int lists, boolean withSince) {}

  static Adjacency empty(Layout layout) {
    return new Adjacency(
        layout, PagedArray.empty(), NodeNumberTable.EMPTY, 0, 0, NodeNumberTable.EMPTY.bytes(), 0);
  }

  boolean hasUnlabelled() {
    return numbers.size() > labelled;
  }

  private AdjacencyChunk chunk(int number) {
    return chunks.get(number >>> AdjacencyChunk.BITS);
  }

  private static int slot(int number) {
    return number & (AdjacencyChunk.SIZE - 1);
  }

  /** {@link SocialGraph#NONE} for a node without the label. */
  int number(long node) {
    int number = numbers.number(node);
    return number == SocialGraph.NONE || !isLabelled(number) ? SocialGraph.NONE : number;
  }

  boolean isLabelled(int number) {
    return chunk(number).isLabelled(slot(number));
  }

  long node(int number) {
    return chunk(number).nodes[slot(number)];
  }

  /** Includes neighbours without the label. */
  int[] list(int list, int number) {
    return chunk(number).lists[list][slot(number)];
  }

  /** The times of the first list, in the same order. */
  long[] since(int number) {
    long[] since = chunk(number).since[slot(number)];
    return since == null ? NEVER : since;
  }

  /** The numbers of those that have the label, in the same order. */
  int[] onlyLabelled(int[] all) {
    return hasUnlabelled() ? Arrays.stream(all).filter(this::isLabelled).toArray() : all;
  }
}
