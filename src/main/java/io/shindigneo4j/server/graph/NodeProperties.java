package io.shindigneo4j.server.graph;

import java.util.Map;

/** Reads properties of nodes. For use by the transaction's thread. */
public interface NodeProperties {

  /**
   * The values of a node's properties in the order of the keys, as the store has them; null where
   * it has none. The array is the caller's own, the values are not: whoever gets one only reads it.
   *
   * @throws org.neo4j.graphdb.NotFoundException where there is no such node
   */
  Object[] values(long node, String[] keys);

  /**
   * All properties of a node. The map is the caller's own, the values are not.
   *
   * @throws org.neo4j.graphdb.NotFoundException where there is no such node
   */
  Map<String, Object> all(long node);
}
