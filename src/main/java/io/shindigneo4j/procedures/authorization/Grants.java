package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.Grant;
import io.shindigneo4j.schema.authorization.RevocationKind;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Grants in the graph. A grant and its tokens change under the write locks of its person, if there
 * is one, and of the grant; that of the revocation log comes after them.
 */
final class Grants {

  static final Label GRANT = Label.label(GraphNames.OAUTH_GRANT);
  static final RelationshipType HAS_GRANT = RelationshipType.withName(GraphNames.HAS_GRANT);
  static final RelationshipType HAS_TOKEN = RelationshipType.withName(GraphNames.HAS_TOKEN);

  private Grants() {}

  /** A new grant, without tokens yet; the person, if there is one, is locked. */
  static Node create(Transaction transaction, Grant grant, long now) {
    Node created = transaction.createNode(GRANT);
    created.setProperty(GraphNames.ID, grant.id());
    created.setProperty(GraphNames.CLIENT, grant.client());
    created.setProperty(GraphNames.SCOPES, grant.scopes().toArray(String[]::new));
    created.setProperty(GraphNames.CREATED, now);
    if (grant.person() != null) {
      created.setProperty(GraphNames.GRANT_PERSON, grant.person());
      People.find(transaction, grant.person())
          .orElseThrow()
          .createRelationshipTo(created, HAS_GRANT);
    }
    return created;
  }

  static Grant of(Node grant) {
    return new Grant(
        (String) grant.getProperty(GraphNames.ID),
        (String) grant.getProperty(GraphNames.CLIENT),
        (String) grant.getProperty(GraphNames.GRANT_PERSON, null),
        scopes(grant.getProperty(GraphNames.SCOPES)));
  }

  static List<String> scopes(Object property) {
    return List.of((String[]) property);
  }

  /** Deletes a grant with its tokens, and revokes it. */
  static void revoke(Transaction transaction, Node grant, long now) {
    String id = (String) grant.getProperty(GraphNames.ID);
    grant.getRelationships(Direction.OUTGOING, HAS_TOKEN).forEach(Grants::deleteToken);
    grant.getRelationships().forEach(Relationship::delete);
    grant.delete();
    Revocations.add(transaction, RevocationKind.GRANT, id, now);
  }

  /** Deletes a token, which has one relationship. */
  static void deleteToken(Relationship hasToken) {
    Node token = hasToken.getEndNode();
    hasToken.delete();
    token.delete();
  }
}
