package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Revokes the grants of clients that act for a person, in order of id. */
public final class GrantsCleanup implements PersonDataCleanup {

  private static final Comparator<Node> ORDER =
      Comparator.comparing(grant -> grant.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  /** No token of a grant was issued after the last has expired. */
  @Override
  public void delete(Transaction transaction, Node person) {
    person.getRelationships(Direction.OUTGOING, Grants.HAS_GRANT).stream()
        .map(Relationship::getEndNode)
        .sorted(ORDER)
        .toList()
        .forEach(
            grant ->
                Grants.revoke(transaction, grant, (long) grant.getProperty(GraphNames.EXPIRES)));
  }
}
