package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.skills.SkillOperations.RemoveSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillRemoval;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Takes a skill from a person. */
final class SkillRemove {

  private SkillRemove() {}

  static SkillRemoval call(Transaction transaction, RemoveSkill parameters) {
    People.locked(transaction, parameters.person());
    Optional<Node> own = Skills.of(transaction, parameters.person(), parameters.key());
    own.ifPresent(found -> Skills.delete(transaction, found));
    return new SkillRemoval(own.isPresent());
  }
}
