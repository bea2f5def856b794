package io.shindigneo4j.server.graph;

import java.util.List;
import java.util.Set;

/**
 * Tells where relationships lead that begin at a node: to the entries of a profile, to the next
 * item of a timeline. For use by the transaction's thread.
 */
public interface NodeLinks {

  /** In the place of a node where there is none. */
  long NONE = -1;

  /**
   * Where relationships lead, in order of type and position.
   *
   * @param types of these relationships
   * @throws org.neo4j.graphdb.NotFoundException where there is no such node
   */
  List<Link> of(long node, Set<String> types);

  /**
   * Where the relationship of a type leads that nodes have one of at most.
   *
   * @return {@link #NONE} where there is none, the first where there are several
   * @throws org.neo4j.graphdb.NotFoundException where there is no such node
   */
  long only(long node, String type);

  /**
   * Where a relationship leads.
   *
   * @param type of the relationship
   */
  record Link(String type, long node) {}
}
