package io.shindigneo4j.server.graph;

import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Numeric ids of nodes and relationships. Neo4j has deprecated them in favour of element ids. These
 * are strings, and creating one costs more than the read itself.
 */
@SuppressWarnings({"deprecation", "removal"})
public final class NodeIds {

  private NodeIds() {}

  /**
   * The node of an id.
   *
   * @throws NotFoundException if there is none
   */
  public static Node node(Transaction transaction, long id) {
    return transaction.getNodeById(id);
  }

  public static long of(Node node) {
    return node.getId();
  }

  /**
   * The relationship of an id.
   *
   * @throws NotFoundException if there is none
   */
  public static Relationship relationship(Transaction transaction, long id) {
    return transaction.getRelationshipById(id);
  }

  public static long of(Relationship relationship) {
    return relationship.getId();
  }

  /** The id of the start node. */
  public static long start(Relationship relationship) {
    return relationship.getStartNodeId();
  }

  /** The id of the end node. */
  public static long end(Relationship relationship) {
    return relationship.getEndNodeId();
  }
}
