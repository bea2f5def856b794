package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Where a person is signed in. The revocation of the person ends the sessions themselves. */
public final class SessionsCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    SessionNodes.of(person).toList().forEach(SessionNodes::delete);
  }
}
