package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationKind;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** What was granted to a client because a person consents. */
final class ConsentGrants {

  private static final RelationshipType HAS_GRANT = RelationshipType.withName("HAS_GRANT");
  private static final RelationshipType HAS_TOKEN = RelationshipType.withName("HAS_TOKEN");
  private static final String CLIENT = "client";

  private ConsentGrants() {}

  /** The grants of a client for a person in order of id. */
  static List<Node> of(Node person, String client) {
    return person.getRelationships(Direction.OUTGOING, HAS_GRANT).stream()
        .map(Relationship::getEndNode)
        .filter(grant -> client.equals(grant.getProperty(CLIENT)))
        .sorted(Comparator.comparing(ConsentGrants::id, ValueOrder.ASCENDING))
        .toList();
  }

  /** Deletes a grant with its tokens, and adds its revocation. */
  static void revoke(Transaction transaction, Node grant, long now) {
    String id = id(grant);
    grant.getRelationships(Direction.OUTGOING, HAS_TOKEN).stream()
        .map(Relationship::getEndNode)
        .toList()
        .forEach(ConsentGrants::delete);
    delete(grant);
    Revocations.add(transaction, RevocationKind.GRANT, id, now);
  }

  private static void delete(Node node) {
    node.getRelationships().forEach(Relationship::delete);
    node.delete();
  }

  private static String id(Node grant) {
    return (String) grant.getProperty(GraphNames.ID);
  }
}
