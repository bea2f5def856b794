package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationKind;
import java.util.Comparator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Revokes the grants of clients that act for a person, in order of id, and then whatever else was
 * issued to the person: nothing of it passes to who has the id afterwards.
 */
public final class GrantsCleanup implements PersonDataCleanup {

  private static final Comparator<Node> ORDER =
      Comparator.comparing(grant -> grant.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    person.getRelationships(Direction.OUTGOING, Grants.HAS_GRANT).stream()
        .map(Relationship::getEndNode)
        .sorted(ORDER)
        .toList()
        .forEach(grant -> Grants.revoke(transaction, grant, now));
    String id = (String) person.getProperty(GraphNames.ID);
    Revocations.add(transaction, RevocationKind.PERSON, id, now);
  }
}
