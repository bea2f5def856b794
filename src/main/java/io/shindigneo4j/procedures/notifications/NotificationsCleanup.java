package io.shindigneo4j.procedures.notifications;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The marks of what the person has seen. */
public final class NotificationsCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    SeenMarks.of(person).toList().forEach(SeenMarks::delete);
  }
}
