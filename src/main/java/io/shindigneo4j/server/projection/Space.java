package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;

/**
 * Nodes of one kind by number, each with its neighbours. Others that are bound to such nodes
 * without having their label have numbers, too, as they may get it: strangers. Never changes; safe
 * for use by many threads.
 *
 * @param bound all numbers are less
 * @param labelled how many nodes have the label
 * @param bytes of memory, about
 * @param listBytes what the lists of neighbours take of that
 */
record Space(
    Shape shape,
    Parts<Chunk> chunks,
    NodeTable numbers,
    int bound,
    int labelled,
    long bytes,
    long listBytes) {

  private static final long[] NEVER = {};

  /**
   * What is kept of each node.
   *
   * @param kinds how many lists of neighbours
   * @param withSince whether it is kept when those of the first list became neighbours
   */
  record Shape(int kinds, boolean withSince) {}

  static Space empty(Shape shape) {
    return new Space(shape, Parts.empty(), NodeTable.EMPTY, 0, 0, NodeTable.EMPTY.bytes(), 0);
  }

  boolean hasStrangers() {
    return numbers.size() > labelled;
  }

  private Chunk chunk(int number) {
    return chunks.get(number >>> Chunk.BITS);
  }

  private static int place(int number) {
    return number & (Chunk.SIZE - 1);
  }

  /** {@link SocialGraph#NONE} for a stranger. */
  int number(long node) {
    int number = numbers.number(node);
    return number == SocialGraph.NONE || !isLabelled(number) ? SocialGraph.NONE : number;
  }

  boolean isLabelled(int number) {
    return chunk(number).isLabelled(place(number));
  }

  long node(int number) {
    return chunk(number).nodes[place(number)];
  }

  /** Strangers among them. */
  int[] list(int kind, int number) {
    return chunk(number).lists[kind][place(number)];
  }

  /** In order with the first list. */
  long[] since(int number) {
    long[] since = chunk(number).since[place(number)];
    return since == null ? NEVER : since;
  }

  /** The numbers without those of strangers, in the same order. */
  int[] withoutStrangers(int[] all) {
    return hasStrangers() ? Arrays.stream(all).filter(this::isLabelled).toArray() : all;
  }
}
