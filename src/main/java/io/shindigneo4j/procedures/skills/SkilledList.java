package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkilled;
import io.shindigneo4j.schema.skills.SkillOperations.SkillHolder;
import io.shindigneo4j.schema.skills.SkillOperations.SkillHolderPage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.LinkedHashMap;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;

/** The people with a skill. */
final class SkilledList {

  private final Endorsers endorsers;
  private final NodeReader reader;
  private final WorkBudget budget;

  /** How many endorse it, of each person. */
  private final Map<Node, Long> endorsements = new LinkedHashMap<>();

  private SkilledList(ProcedureContext context, WorkBudget budget, ListSkilled parameters) {
    this.budget = budget;
    this.endorsers = new Endorsers(context.transaction(), parameters.viewpoint(), budget);
    this.reader = new NodeReader(context, parameters.selection());
  }

  static SkillHolderPage call(ProcedureContext context, WorkBudget budget, ListSkilled parameters) {
    SkilledList list = new SkilledList(context, budget, parameters);
    Node skill = context.transaction().findNode(Skills.SKILL, GraphNames.KEY, parameters.key());
    if (skill != null) {
      list.collect(skill);
    }
    return list.page(parameters);
  }

  private void collect(Node skill) {
    skill
        .getRelationships(Direction.INCOMING, Skills.IS_SKILL)
        .forEach(
            is -> {
              budget.spendStored();
              Node own = is.getStartNode();
              Node person =
                  OnlyRelationship.of(own, Skills.HAS_SKILL, Direction.INCOMING).getStartNode();
              if (endorsers.isVisible(person)) {
                endorsements.put(person, endorsers.count(own));
              }
            });
  }

  private SkillHolderPage page(ListSkilled parameters) {
    Listing listing =
        Listing.of(
            endorsements.entrySet().stream()
                .map(entry -> new Candidate(entry.getKey(), -entry.getValue()))
                .iterator(),
            person -> true,
            parameters.query());
    return new SkillHolderPage(
        listing.total(), listing.nodes().stream().map(this::holder).toList());
  }

  private SkillHolder holder(Node person) {
    return new SkillHolder(reader.item(person), endorsements.get(person));
  }
}
