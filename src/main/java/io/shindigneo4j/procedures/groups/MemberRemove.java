package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Leaves a group, or removes another from it. */
final class MemberRemove {

  private MemberRemove() {}

  static GroupChange call(Transaction transaction, RemoveMember parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked -> remove(locked, person.orElse(null), parameters));
  }

  private static Outcome remove(LockedGroup locked, Node person, RemoveMember parameters) {
    GroupRole role = GroupRoles.of(person, locked.group());
    if (!parameters.person().equals(parameters.actor())
        && !locked.meets(needed(role, parameters))) {
      return Outcome.FORBIDDEN;
    }
    if (role.compareTo(GroupRole.MEMBER) < 0) {
      return Outcome.UNKNOWN;
    }
    return remove(person, locked.group());
  }

  private static RequiredRole needed(GroupRole role, RemoveMember parameters) {
    return role.compareTo(GroupRole.ADMIN) < 0
        ? parameters.needed()
        : parameters.neededForLeaders();
  }

  private static Outcome remove(Node person, Node group) {
    if (GroupRoles.isLastOwner(person, group)) {
      return Outcome.CONFLICT;
    }
    Groups.memberships(person, group, OWNER_OF, MEMBER_OF).forEach(Relationship::delete);
    return Outcome.DONE;
  }
}
