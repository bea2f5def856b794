package io.shindigneo4j.server.graph;

import java.util.List;
import java.util.Set;

/**
 * Tells which nodes belong to a node as the entries of its lists. For use by the transaction's
 * thread.
 */
public interface NodeEntries {

  /**
   * The entries of some lists, in order of list and position.
   *
   * @param types of the relationships from the node to its entries, one type for a list
   * @throws org.neo4j.graphdb.NotFoundException where there is no such node
   */
  List<Entry> of(long node, Set<String> types);

  /**
   * One of them.
   *
   * @param type of the relationship that leads to it
   */
  record Entry(String type, long node) {}
}
