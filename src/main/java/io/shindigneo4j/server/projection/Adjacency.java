package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;

/**
 * The nodes of one label by number, with the lists of their neighbours. A node without the label
 * has a number too if a relationship connects it, as it may get the label later. Immutable.
 *
 * @param kinds how many lists each node has
 * @param bound all numbers are less than this
 * @param labelled how many nodes have the label
 * @param bytes the memory
 * @param listBytes the part of it that the neighbours take
 */
record Adjacency(
    int kinds,
    PagedArray<AdjacencyChunk> chunks,
    NodeNumberTable numbers,
    int bound,
    int labelled,
    long bytes,
    long listBytes) {

  static Adjacency empty(int kinds) {
    return new Adjacency(
        kinds, PagedArray.empty(), NodeNumberTable.EMPTY, 0, 0, NodeNumberTable.EMPTY.bytes(), 0);
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
    return chunk(number).node(slot(number));
  }

  /** Includes neighbours without the label. Do not change it. */
  int[] list(int kind, int number) {
    return chunk(number).list(kind, slot(number));
  }

  /** The numbers of those that have the label, in the same order. */
  int[] onlyLabelled(int[] all) {
    return hasUnlabelled() ? Arrays.stream(all).filter(this::isLabelled).toArray() : all;
  }
}
