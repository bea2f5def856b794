package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.procedure.RequestException;

/** First in, first out: a ring buffer. */
final class LongQueue implements Frontier {

  private long[] nodes;
  private int first;
  private int size;

  /**
   * Creates an empty queue.
   *
   * @param array to use; its length is a power of two
   */
  LongQueue(long[] array) {
    this.nodes = array;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public void add(long node) {
    if (size == nodes.length) {
      grow();
    }
    nodes[place(size)] = node;
    size++;
  }

  private int place(int number) {
    return (first + number) & (nodes.length - 1);
  }

  private void grow() {
    if (size == MAX_NODES) {
      throw RequestException.tooMuchWork(MAX_NODES);
    }
    long[] larger = new long[2 * size];
    int beforeEnd = size - first;
    System.arraycopy(nodes, first, larger, 0, beforeEnd);
    System.arraycopy(nodes, 0, larger, beforeEnd, first);
    nodes = larger;
    first = 0;
  }

  @Override
  public long take() {
    long node = nodes[first];
    first = place(1);
    size--;
    return node;
  }

  @Override
  public void clear() {
    first = 0;
    size = 0;
  }

  @Override
  public long[] array() {
    return nodes;
  }
}
