package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.ExpandInto;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The people who endorse skills, as far as a viewer may see them. */
final class Endorsers {

  private final Predicate<Node> visible;
  private final boolean everybody;
  private final String viewer;
  private final WorkBudget budget;

  Endorsers(Transaction transaction, Viewpoint viewpoint, WorkBudget budget) {
    this.visible = VisibilityFilter.of(transaction, budget, viewpoint);
    this.everybody = viewpoint.reach() == Reach.EVERYBODY;
    this.viewer = viewpoint.viewer();
    this.budget = budget;
  }

  boolean isVisible(Node person) {
    return visible.test(person);
  }

  /** How many endorse a person's skill; read from the node where everybody may be seen. */
  long count(Node own) {
    return everybody ? own.getDegree(Skills.ENDORSES, Direction.INCOMING) : candidates(own).count();
  }

  /** The first first. */
  Stream<Candidate> candidates(Node own) {
    return own.getRelationships(Direction.INCOMING, Skills.ENDORSES).stream()
        .peek(endorsement -> budget.spendStored())
        .map(Endorsers::candidate)
        .filter(candidate -> visible.test(candidate.node()));
  }

  private static Candidate candidate(Relationship endorsement) {
    return new Candidate(
        endorsement.getStartNode(),
        ((Number) endorsement.getProperty(GraphNames.SINCE, 0L)).longValue());
  }

  /** Whether the viewer is one of them. */
  boolean hasViewer(Transaction transaction, Node own) {
    return viewer != null
        && People.find(transaction, viewer)
            .map(
                person ->
                    ExpandInto.between(Set.of(person), own, budget::spendStored, Skills.ENDORSES)
                        .findFirst()
                        .isPresent())
            .orElse(false);
  }
}
