package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.Arrays;

/** Last in, first out. */
final class LongStack implements Frontier {

  private long[] nodes;
  private int size;

  /**
   * Creates an empty stack.
   *
   * @param array to use; its length is a power of two
   */
  LongStack(long[] array) {
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
    nodes[size++] = node;
  }

  private void grow() {
    if (size == MAX_NODES) {
      throw RequestException.tooMuchWork(MAX_NODES);
    }
    nodes = Arrays.copyOf(nodes, 2 * size);
  }

  @Override
  public long take() {
    return nodes[--size];
  }

  @Override
  public void clear() {
    size = 0;
  }

  @Override
  public long[] array() {
    return nodes;
  }
}
