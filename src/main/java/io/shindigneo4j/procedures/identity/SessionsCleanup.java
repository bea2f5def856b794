package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Where a person is signed in. The revocation of the person ends the sessions themselves. */
public final class SessionsCleanup implements PersonDataCleanup {

  private static final RelationshipType HAS_SESSION =
      RelationshipType.withName(GraphNames.HAS_BROWSER_SESSION);

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    OwnNodes.delete(person, HAS_SESSION);
  }
}
