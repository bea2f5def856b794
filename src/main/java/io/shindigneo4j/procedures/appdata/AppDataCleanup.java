package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes what applications keep for a person who is deleted. */
public final class AppDataCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    AppData.all(person).forEach(AppData::delete);
  }
}
