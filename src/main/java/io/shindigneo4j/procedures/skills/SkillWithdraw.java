package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.schema.skills.SkillOperations.EndorsementWithdrawal;
import io.shindigneo4j.schema.skills.SkillOperations.WithdrawEndorsement;
import java.util.List;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Takes an endorsement back. */
final class SkillWithdraw {

  private SkillWithdraw() {}

  static EndorsementWithdrawal call(Transaction transaction, WithdrawEndorsement parameters) {
    List<Relationship> endorsements =
        Endorsement.locked(transaction, parameters.owner(), parameters.endorser()).stream()
            .flatMap(
                people ->
                    Skills.of(transaction, parameters.owner(), parameters.key()).stream()
                        .flatMap(own -> people.endorsements(own).stream()))
            .toList();
    endorsements.forEach(Relationship::delete);
    return new EndorsementWithdrawal(!endorsements.isEmpty());
  }
}
