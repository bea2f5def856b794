package io.shindigneo4j.procedures.identity;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** What services have given Shindig for a person. */
public final class GadgetTokensCleanup implements PersonDataCleanup {

  private static final RelationshipType HAS_TOKEN =
      RelationshipType.withName(GraphNames.HAS_GADGET_TOKEN);

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    OwnNodes.delete(person, HAS_TOKEN);
  }
}
