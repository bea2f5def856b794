package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.skills.SkillOperations.Endorse;
import io.shindigneo4j.schema.skills.SkillOperations.SkillChange;
import io.shindigneo4j.schema.skills.SkillOperations.SkillOutcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Endorses another person's skill. */
final class SkillEndorse {

  private SkillEndorse() {}

  static SkillChange call(Transaction transaction, Endorse parameters) {
    SkillOutcome outcome =
        Endorsement.locked(transaction, parameters.owner(), parameters.endorser().viewer())
            .map(endorsement -> endorse(transaction, endorsement, parameters))
            .orElse(SkillOutcome.UNKNOWN);
    return new SkillChange(outcome);
  }

  private static SkillOutcome endorse(
      Transaction transaction, Endorsement people, Endorse parameters) {
    if (!VisibilityFilter.of(transaction, parameters.endorser()).test(people.owner())) {
      return SkillOutcome.FORBIDDEN;
    }
    Optional<Node> skill = Skills.of(transaction, parameters.owner(), parameters.key());
    skill
        .filter(own -> people.endorsements(own).isEmpty())
        .ifPresent(
            own ->
                people
                    .endorser()
                    .createRelationshipTo(own, Skills.ENDORSES)
                    .setProperty(GraphNames.SINCE, parameters.now()));
    return skill.isPresent() ? SkillOutcome.DONE : SkillOutcome.UNKNOWN;
  }
}
