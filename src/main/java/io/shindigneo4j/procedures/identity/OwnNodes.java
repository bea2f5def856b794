package io.shindigneo4j.procedures.identity;

import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Nodes that belong to one other node, and have no relationship but the one from it. */
final class OwnNodes {

  private OwnNodes() {}

  /** Deletes those to which relationships of a type lead from their owner. */
  static void delete(Node owner, RelationshipType type) {
    List<Relationship> all = owner.getRelationships(Direction.OUTGOING, type).stream().toList();
    for (Relationship each : all) {
      Node own = each.getEndNode();
      each.delete();
      own.delete();
    }
  }
}
