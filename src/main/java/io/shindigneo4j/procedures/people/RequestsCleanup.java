package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Deletes the receipts of a person's requests, which tell what the person wrote. */
public final class RequestsCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    StoredReceipts.forget(transaction, (String) person.getProperty(GraphNames.ID));
  }
}
