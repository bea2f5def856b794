package io.shindigneo4j.server.graph;

import java.util.Map;
import org.neo4j.graphdb.Transaction;

/** The properties of the store, including what the transaction has written. */
public final class StoreProperties implements NodeProperties {

  private final Transaction transaction;

  public StoreProperties(Transaction transaction) {
    this.transaction = transaction;
  }

  @Override
  public Object[] values(long node, String[] keys) {
    Map<String, Object> known = NodeIds.node(transaction, node).getProperties(keys);
    Object[] values = new Object[keys.length];
    for (int i = 0; i < keys.length; i++) {
      values[i] = known.get(keys[i]);
    }
    return values;
  }

  @Override
  public Map<String, Object> all(long node) {
    return NodeIds.node(transaction, node).getAllProperties();
  }
}
