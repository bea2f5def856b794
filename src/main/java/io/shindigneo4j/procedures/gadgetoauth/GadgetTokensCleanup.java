package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** What services have given Shindig for a person. */
public final class GadgetTokensCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    GadgetTokenNodes.of(person).toList().forEach(GadgetTokenNodes::delete);
  }
}
