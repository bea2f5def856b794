package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * Revokes whatever was issued to or for a person at once: nothing of it passes to who has the id
 * afterwards. Grants that are left without their person are deleted in batches.
 */
public final class GrantsCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    long before = Math.max(now, Grants.deleteSome(Grants.all(person)).orElse(now));
    person.getRelationships(Direction.OUTGOING, Grants.HAS_GRANT).forEach(Relationship::delete);
    String id = (String) person.getProperty(GraphNames.ID);
    Revocations.add(transaction, RevocationKind.PERSON, id, before);
  }
}
