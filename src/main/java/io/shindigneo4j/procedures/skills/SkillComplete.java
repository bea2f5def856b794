package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.OnlyRelationship;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.skills.SkillOperations.CompleteSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillSuggestion;
import io.shindigneo4j.schema.skills.SkillOperations.SkillSuggestions;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.StringSearchMode;
import org.neo4j.graphdb.Transaction;

/** The skills whose names begin with a text. */
final class SkillComplete {

  private static final Comparator<Counted> ORDER =
      Comparator.comparing(Counted::people)
          .reversed()
          .thenComparing(counted -> Skills.key(counted.skill()), ValueOrder.ASCENDING);

  private SkillComplete() {}

  private record Counted(Node skill, long people) {

    SkillSuggestion suggestion() {
      return new SkillSuggestion((String) skill.getProperty(GraphNames.NAME), people);
    }
  }

  static SkillSuggestions call(
      ProcedureContext context, WorkBudget budget, CompleteSkill parameters) {
    Transaction transaction = context.transaction();
    Predicate<Node> visible = VisibilityFilter.of(transaction, budget, parameters.viewpoint());
    boolean everybody = parameters.viewpoint().reach() == Reach.EVERYBODY;
    List<SkillSuggestion> skills =
        transaction
            .findNodes(Skills.SKILL, GraphNames.KEY, parameters.prefix(), StringSearchMode.PREFIX)
            .stream()
            .peek(skill -> budget.spendStored())
            .map(
                skill ->
                    new Counted(
                        skill,
                        everybody
                            ? skill.getDegree(Skills.IS_SKILL, Direction.INCOMING)
                            : visiblePeople(skill, visible, budget)))
            .filter(counted -> counted.people() > 0)
            .sorted(ORDER)
            .limit(parameters.limit())
            .map(Counted::suggestion)
            .toList();
    return new SkillSuggestions(skills);
  }

  private static long visiblePeople(Node skill, Predicate<Node> visible, WorkBudget budget) {
    return skill.getRelationships(Direction.INCOMING, Skills.IS_SKILL).stream()
        .peek(is -> budget.spendStored())
        .map(is -> is.getStartNode())
        .map(own -> OnlyRelationship.of(own, Skills.HAS_SKILL, Direction.INCOMING).getStartNode())
        .filter(visible)
        .count();
  }
}
