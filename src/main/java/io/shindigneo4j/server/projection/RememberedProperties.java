package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeProperties;
import java.util.Map;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

/** From memory where a node is kept there, or else from the store. For the transaction's thread. */
final class RememberedProperties implements NodeProperties {

  private final PropertyMemory memory;
  private final Transaction transaction;
  private final NodeProperties store;

  /** What was asked for last, as it is asked for often. */
  private String[] keys;

  private int[] numbers;

  /** How many keys were known then. */
  private int known;

  RememberedProperties(PropertyMemory memory, Transaction transaction, NodeProperties store) {
    this.memory = memory;
    this.transaction = transaction;
    this.store = store;
  }

  @Override
  public Object[] values(long node, String[] asked) {
    Remembered found = remembered(node);
    return found == null ? store.values(node, asked) : values(found, numbers(asked));
  }

  @Override
  public Map<String, Object> all(long node) {
    Remembered found = remembered(node);
    return found == null ? store.all(node) : found.all(memory.keys());
  }

  /** Null where the node cannot be kept. */
  private Remembered remembered(long node) {
    return memory.propertiesOf(node, () -> NodeIds.node(transaction, node).getAllProperties());
  }

  /**
   * The value of a key where the node is kept; null for none, or a node that is not, or is gone.
   */
  Object kept(long node, String key) {
    try {
      Remembered found = remembered(node);
      return found == null ? null : found.value(memory.keys().number(key));
    } catch (NotFoundException e) {
      return null;
    }
  }

  private static Object[] values(Remembered found, int[] numbers) {
    Object[] values = new Object[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      values[i] = found.value(numbers[i]);
    }
    return values;
  }

  private int[] numbers(String[] asked) {
    if (asked != keys || known != memory.keys().count()) {
      known = memory.keys().count();
      keys = asked;
      numbers = new int[asked.length];
      for (int i = 0; i < asked.length; i++) {
        numbers[i] = memory.keys().number(asked[i]);
      }
    }
    return numbers;
  }
}
