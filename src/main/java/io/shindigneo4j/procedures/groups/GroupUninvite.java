package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.INVITED_TO;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Declines an invitation, or takes it back. */
final class GroupUninvite {

  private GroupUninvite() {}

  static GroupChange call(Transaction transaction, UninviteFromGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked -> uninvite(locked, person, parameters));
  }

  private static Outcome uninvite(
      LockedGroup locked, Optional<Node> person, UninviteFromGroup parameters) {
    if (!parameters.person().equals(parameters.actor()) && !locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    List<Relationship> invitations =
        Groups.memberships(person.orElse(null), locked.group(), INVITED_TO);
    invitations.forEach(Relationship::delete);
    return invitations.isEmpty() ? Outcome.UNKNOWN : Outcome.DONE;
  }
}
