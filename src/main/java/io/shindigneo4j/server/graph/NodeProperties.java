package io.shindigneo4j.server.graph;

import java.util.Map;

/** Reads properties of nodes. Confined to the transaction's thread. */
public interface NodeProperties {

  /**
   * The values of a node's properties, in the order of the keys; null for a missing one. The caller
   * owns the array, but must not change the values.
   *
   * @throws org.neo4j.graphdb.NotFoundException if there is no such node
   */
  Object[] values(long node, String[] keys);

  /**
   * All properties of a node. The caller owns the map, but must not change the values.
   *
   * @throws org.neo4j.graphdb.NotFoundException if there is no such node
   */
  Map<String, Object> all(long node);
}
