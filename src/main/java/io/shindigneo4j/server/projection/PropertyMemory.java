package io.shindigneo4j.server.projection;

import java.util.Map;
import java.util.function.Supplier;

/** The properties of nodes. Safe for use by many threads. */
final class PropertyMemory extends NodeMemory<Remembered> {

  /** A node with more is not kept. */
  private static final int MOST_PARTS_OF_ALL = 64;

  private static final long MOST_OF_A_NODE = 256 * 1024;

  private final long mostOfNode;
  private final KeyNumbers keys = new KeyNumbers();

  PropertyMemory(long mostBytes) {
    super(mostBytes);
    this.mostOfNode = Math.min(MOST_OF_A_NODE, mostBytes / MOST_PARTS_OF_ALL);
  }

  KeyNumbers keys() {
    return keys;
  }

  /** As {@link #of}, from all properties of a node; those of one that has much are not kept. */
  Remembered propertiesOf(long node, Supplier<Map<String, Object>> store) {
    return of(node, () -> Remembered.of(store.get(), keys, mostOfNode));
  }
}
