package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Deletes the entries of the profile, and all relationships of the person but those to grants. That
 * locks other people, and so comes before the grants, whose revocations lock their log.
 */
public final class RelationshipsCleanup implements PersonDataCleanup {

  private static final RelationshipType HAS_GRANT = RelationshipType.withName(GraphNames.HAS_GRANT);

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    new ProfileWriter(transaction, person).deleteDetails();
    person.getRelationships().stream()
        .filter(relationship -> !relationship.isType(HAS_GRANT))
        .toList()
        .forEach(Relationship::delete);
  }
}
