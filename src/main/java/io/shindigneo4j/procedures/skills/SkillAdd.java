package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.AddSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillChange;
import io.shindigneo4j.schema.skills.SkillOperations.SkillOutcome;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Adds a skill to a person. */
final class SkillAdd {

  private SkillAdd() {}

  static SkillChange call(Transaction transaction, AddSkill parameters) {
    SkillOutcome outcome =
        People.locked(transaction, parameters.person())
            .map(person -> add(transaction, person, parameters))
            .orElse(SkillOutcome.UNKNOWN);
    return new SkillChange(outcome);
  }

  private static SkillOutcome add(Transaction transaction, Node person, AddSkill parameters) {
    if (Skills.of(transaction, parameters.person(), parameters.skill().key()).isPresent()) {
      return SkillOutcome.DONE;
    } else if (person.getDegree(Skills.HAS_SKILL, Direction.OUTGOING) >= SkillOperations.MAX) {
      return SkillOutcome.FULL;
    }
    Node skill = Skills.locked(transaction, parameters.skill());
    Node own = transaction.createNode(Skills.PERSON_SKILL);
    own.setProperty(GraphNames.OWNER, parameters.person());
    own.setProperty(GraphNames.KEY, parameters.skill().key());
    person
        .createRelationshipTo(own, Skills.HAS_SKILL)
        .setProperty(GraphNames.SINCE, parameters.now());
    own.createRelationshipTo(skill, Skills.IS_SKILL);
    return SkillOutcome.DONE;
  }
}
