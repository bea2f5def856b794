package io.shindigneo4j.procedures.query;

import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Reads a relationship of which every node has exactly one. */
public final class OnlyRelationship {

  private OnlyRelationship() {}

  /**
   * The relationship of a node.
   *
   * @throws NotFoundException where somebody else is deleting the node; a retry can help
   */
  public static Relationship of(Node node, RelationshipType type, Direction direction) {
    Relationship only = node.getSingleRelationship(type, direction);
    if (only == null) {
      throw new NotFoundException("a node is being deleted");
    }
    return only;
  }
}
