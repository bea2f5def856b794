package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillOperations.EndorsementList;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsements;
import io.shindigneo4j.schema.skills.SkillOperations.SkillEndorsement;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The endorsements of a person's skills after a moment. Keeps no more than are answered. */
final class EndorsementsSince {

  private static final Comparator<Recent> ORDER =
      Comparator.comparingLong(Recent::since)
          .reversed()
          .thenComparing(Recent::key, ValueOrder.ASCENDING)
          .thenComparing(Recent::endorser, ValueOrder.ASCENDING);

  private record Recent(Node own, String key, String endorser, long since) {}

  private final WorkBudget budget;
  private final ListEndorsements parameters;

  /** Its head is the last of them. */
  private final PriorityQueue<Recent> newest = new PriorityQueue<>(ORDER.reversed());

  private EndorsementsSince(WorkBudget budget, ListEndorsements parameters) {
    this.budget = budget;
    this.parameters = parameters;
  }

  static EndorsementList call(
      ProcedureContext context, WorkBudget budget, ListEndorsements parameters) {
    EndorsementsSince list = new EndorsementsSince(budget, parameters);
    People.find(context, parameters.owner()).ifPresent(list::collect);
    return new EndorsementList(list.page());
  }

  private void collect(Node owner) {
    for (Relationship has : owner.getRelationships(Direction.OUTGOING, Skills.HAS_SKILL)) {
      budget.spendStored();
      Node own = has.getEndNode();
      for (Relationship each : own.getRelationships(Direction.INCOMING, Skills.ENDORSES)) {
        budget.spendStored();
        collect(own, each);
      }
    }
  }

  private void collect(Node own, Relationship endorsement) {
    Node endorser = endorsement.getStartNode();
    if (endorsement.getProperty(GraphNames.SINCE, null) instanceof Number since
        && since.longValue() > parameters.since()
        && endorser.hasLabel(People.PERSON)
        && endorser.getProperty(GraphNames.ID, null) instanceof String id) {
      newest.add(new Recent(own, Skills.key(own), id, since.longValue()));
      if (newest.size() > parameters.limit()) {
        newest.remove();
      }
    }
  }

  private List<SkillEndorsement> page() {
    List<Recent> page = new ArrayList<>(newest);
    page.sort(ORDER);
    return page.stream()
        .map(
            each ->
                new SkillEndorsement(
                    (String) Skills.skill(each.own()).getProperty(GraphNames.NAME),
                    each.endorser(),
                    each.since()))
        .toList();
  }
}
