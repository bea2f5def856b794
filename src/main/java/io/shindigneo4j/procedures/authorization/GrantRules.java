package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** What a grant needs to be valid. */
final class GrantRules {

  private static final Label CLIENT = Label.label(GraphNames.OAUTH_CLIENT);
  private static final RelationshipType CONSENTS_TO =
      RelationshipType.withName(GraphNames.CONSENTS_TO);

  private GrantRules() {}

  /** Whether its client is enabled, and its person, if there is one, consents to its scopes. */
  static boolean allow(Transaction transaction, Grant grant) {
    return isEnabled(transaction, grant)
        && (grant.person() == null || consents(transaction, grant));
  }

  static boolean isEnabled(Transaction transaction, Grant grant) {
    Node client = transaction.findNode(CLIENT, GraphNames.ID, grant.client());
    return client != null && Boolean.TRUE.equals(client.getProperty(GraphNames.ENABLED, false));
  }

  /** Whether its person consents to its client's having its scopes. */
  static boolean consents(Transaction transaction, Grant grant) {
    return People.find(transaction, grant.person()).stream()
        .flatMap(person -> person.getRelationships(Direction.OUTGOING, CONSENTS_TO).stream())
        .filter(consent -> grant.client().equals(consent.getEndNode().getProperty(GraphNames.ID)))
        .anyMatch(consent -> covers(consent, grant));
  }

  private static boolean covers(Relationship consent, Grant grant) {
    return Grants.scopes(consent.getProperty(GraphNames.SCOPES)).containsAll(grant.scopes());
  }

  /**
   * Whether a grant was revoked after it was made. That the time of the grant counts, not that of a
   * token, leaves nothing to who refreshes while a revocation is being written.
   */
  static boolean isRevoked(Transaction transaction, Node node) {
    Grant grant = Grants.of(node);
    long created = (long) node.getProperty(GraphNames.CREATED);
    return Revocations.isRevoked(transaction, RevocationKind.ALL, "", created)
        || (grant.person() != null
            && Revocations.isRevoked(transaction, RevocationKind.PERSON, grant.person(), created))
        || Revocations.isRevoked(transaction, RevocationKind.CLIENT, grant.client(), created)
        || Revocations.isRevoked(transaction, RevocationKind.GRANT, grant.id(), created)
        || (grant.person() != null
            && Revocations.isRevoked(
                transaction,
                RevocationKind.CONSENT,
                RevocationKind.consent(grant.client(), grant.person()),
                created));
  }
}
