package io.shindigneo4j.server.graph;

import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Nodes and relationships as numbers. Neo4j would have its other ids used, which are texts, and
 * cost more than the read; it keeps these for plug-ins of its own.
 */
@SuppressWarnings({"deprecation", "removal"})
public final class NodeIds {

  private NodeIds() {}

  /**
   * The node of an id.
   *
   * @throws NotFoundException where there is none
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
   * @throws NotFoundException where there is none
   */
  public static Relationship relationship(Transaction transaction, long id) {
    return transaction.getRelationshipById(id);
  }

  public static long of(Relationship relationship) {
    return relationship.getId();
  }

  /** Of the node where a relationship begins. */
  public static long start(Relationship relationship) {
    return relationship.getStartNodeId();
  }

  /** Of the node that a relationship leads to. */
  public static long end(Relationship relationship) {
    return relationship.getEndNodeId();
  }
}
