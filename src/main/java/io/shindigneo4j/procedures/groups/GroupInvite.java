package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.InviteToGroup;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Invites a person into a group. */
final class GroupInvite {

  private GroupInvite() {}

  static GroupChange call(Transaction transaction, InviteToGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked -> invite(locked, person, parameters));
  }

  private static Outcome invite(
      LockedGroup locked, Optional<Node> person, InviteToGroup parameters) {
    if (!locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    return person
        .map(invited -> invite(invited, locked.group(), parameters.now()))
        .orElse(Outcome.UNKNOWN);
  }

  private static Outcome invite(Node person, Node group, long now) {
    GroupRole role = GroupRoles.of(person, group);
    if (role == GroupRole.NONE) {
      if (!Groups.mayInvite(person, group)) {
        return Outcome.FULL;
      }
      person.createRelationshipTo(group, Groups.INVITED_TO).setProperty(GraphNames.SINCE, now);
    }
    return role.compareTo(GroupRole.INVITED) <= 0 ? Outcome.DONE : Outcome.CONFLICT;
  }
}
