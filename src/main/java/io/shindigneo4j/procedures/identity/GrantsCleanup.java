package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/**
 * Revokes whatever was issued to or for a person at once: nothing of it passes to who has the id
 * afterwards. Grants that are left without their person are deleted in batches.
 */
public final class GrantsCleanup implements PersonDataCleanup {

  private static final RelationshipType HAS_GRANT = RelationshipType.withName(GraphNames.HAS_GRANT);
  private static final RelationshipType HAS_TOKEN = RelationshipType.withName(GraphNames.HAS_TOKEN);

  /** The most grants that are deleted at once, and the most tokens that one of them has. */
  private static final int MOST_DELETED = 100;

  private static final int FEW_TOKENS = 20;

  private static final Comparator<Node> BY_ID =
      Comparator.comparing(grant -> grant.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    List<Node> grants =
        person.getRelationships(Direction.OUTGOING, HAS_GRANT).stream()
            .map(Relationship::getEndNode)
            .sorted(BY_ID)
            .toList();
    long before = Math.max(now, last(grants).orElse(now));
    grants.stream()
        .limit(MOST_DELETED)
        .filter(grant -> grant.getDegree(HAS_TOKEN, Direction.OUTGOING) <= FEW_TOKENS)
        .forEach(GrantsCleanup::delete);
    person.getRelationships(Direction.OUTGOING, HAS_GRANT).forEach(Relationship::delete);
    revoke(transaction, (String) person.getProperty(GraphNames.ID), before);
  }

  /** When the last was made: clocks may differ. */
  private static OptionalLong last(List<Node> grants) {
    return grants.stream().mapToLong(grant -> (long) grant.getProperty(GraphNames.CREATED)).max();
  }

  private static void delete(Node grant) {
    OwnNodes.delete(grant, HAS_TOKEN);
    grant.getRelationships().forEach(Relationship::delete);
    grant.delete();
  }

  private static void revoke(Transaction transaction, String person, long before) {
    Map<String, Object> revocation =
        Map.of(
            GraphNames.KIND,
            RevocationKind.PERSON.word(),
            GraphNames.SUBJECT,
            person,
            "now",
            before);
    String text = CypherFiles.text(RevocationOperations.ADD.name());
    try (Result result = transaction.execute(text, CypherFiles.parameters(revocation))) {
      result.next();
    }
  }
}
