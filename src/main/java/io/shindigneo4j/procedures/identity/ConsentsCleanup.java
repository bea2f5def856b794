package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The consents of a person. */
public final class ConsentsCleanup implements PersonDataCleanup {

  private static final RelationshipType CONSENTS_TO =
      RelationshipType.withName(GraphNames.CONSENTS_TO);

  private static final Comparator<Node> BY_ID =
      Comparator.comparing(client -> client.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  /** Locks the clients in order of id, so that two who go at the same time do not block. */
  @Override
  public void delete(Transaction transaction, Node person, long now) {
    List<Relationship> consents =
        person.getRelationships(Direction.OUTGOING, CONSENTS_TO).stream().toList();
    consents.stream()
        .map(Relationship::getEndNode)
        .sorted(BY_ID)
        .forEach(transaction::acquireWriteLock);
    consents.forEach(Relationship::delete);
  }
}
