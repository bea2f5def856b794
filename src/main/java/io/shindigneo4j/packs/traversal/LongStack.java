package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.Arrays;

/** The last one that was added comes first. */
final class LongStack implements Frontier {

  private long[] nodes;
  private int size;

  /**
   * Empty.
   *
   * @param array that it is to use, of a power of two in length
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
    if (size == MOST) {
      throw RequestException.tooMuchWork(MOST);
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
