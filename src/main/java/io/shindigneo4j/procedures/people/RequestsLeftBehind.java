package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.request.Receipts;
import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** What is remembered of a person's requests goes with the person: it tells what was written. */
public final class RequestsLeftBehind implements Belongings {

  @Override
  public void delete(Transaction transaction, Node person) {
    Receipts.forget(transaction, (String) person.getProperty(GraphNames.ID));
  }
}
