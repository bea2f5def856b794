package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.schema.GraphNames;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Where a person is signed in, and what services have given Shindig for the person. The revocation
 * of the person ends the sessions themselves.
 */
public final class OwnNodesCleanup implements PersonDataCleanup {

  private static final List<RelationshipType> TYPES =
      List.of(
          RelationshipType.withName(GraphNames.HAS_BROWSER_SESSION),
          RelationshipType.withName(GraphNames.HAS_GADGET_TOKEN));

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    TYPES.forEach(type -> delete(person, type));
  }

  /** Deletes nodes that have no relationship but the one from their owner. */
  static void delete(Node owner, RelationshipType type) {
    List<Relationship> all = owner.getRelationships(Direction.OUTGOING, type).stream().toList();
    for (Relationship each : all) {
      Node own = each.getEndNode();
      each.delete();
      own.delete();
    }
  }
}
