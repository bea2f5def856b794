package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import io.shindigneo4j.procedures.query.ValueOrder;
import java.util.Comparator;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The skills of a person with their endorsements, and those skills that nobody else has. */
public final class SkillsCleanup implements PersonDataCleanup {

  /** In order of key, so that two who go at the same time do not block. */
  @Override
  public void delete(Transaction transaction, Node person, long now) {
    person.getRelationships(Direction.OUTGOING, Skills.HAS_SKILL).stream()
        .map(Relationship::getEndNode)
        .sorted(Comparator.comparing(Skills::key, ValueOrder.ASCENDING))
        .toList()
        .forEach(own -> Skills.delete(transaction, own));
  }
}
