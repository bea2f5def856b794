package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The consents of a person. */
public final class ConsentsCleanup implements PersonDataCleanup {

  /** Locks the clients in order of id, so that two who go at the same time do not block. */
  @Override
  public void delete(Transaction transaction, Node person, long now) {
    List<Relationship> consents = StoredConsents.of(person).toList();
    consents.stream()
        .map(Relationship::getEndNode)
        .sorted(Comparator.comparing(Clients::id, ValueOrder.ASCENDING))
        .forEach(transaction::acquireWriteLock);
    consents.forEach(Relationship::delete);
  }
}
