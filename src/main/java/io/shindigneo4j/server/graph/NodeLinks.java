package io.shindigneo4j.server.graph;

import java.util.List;
import java.util.Set;

/**
 * Reads the outgoing relationships of nodes, such as those to the entries of a profile or to the
 * next item of a timeline. Confined to the transaction's thread.
 */
public interface NodeLinks {

  /** Stands for no node. */
  long NONE = -1;

  /**
   * The links of some types, ordered by type and position.
   *
   * @throws org.neo4j.graphdb.NotFoundException if there is no such node
   */
  List<Link> of(long node, Set<String> types);

  /**
   * The end node of the only link of a type.
   *
   * @return {@link #NONE} if there is none; the first if there are several
   * @throws org.neo4j.graphdb.NotFoundException if there is no such node
   */
  long only(long node, String type);

  /**
   * An outgoing relationship.
   *
   * @param type of the relationship
   * @param node the id of its end node
   */
  record Link(String type, long node) {}
}
