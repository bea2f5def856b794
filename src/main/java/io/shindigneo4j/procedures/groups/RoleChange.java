package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.ChangeRole;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Makes a member an admin, an owner, or a plain member again. */
final class RoleChange {

  private RoleChange() {}

  static GroupChange call(Transaction transaction, ChangeRole parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked -> change(locked, person.orElse(null), parameters));
  }

  private static Outcome change(LockedGroup locked, Node person, ChangeRole parameters) {
    if (!locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    if (GroupRoles.of(person, locked.group()).compareTo(GroupRole.MEMBER) < 0) {
      return Outcome.UNKNOWN;
    }
    return parameters.role() == GroupRole.OWNER
        ? makeOwner(person, locked.group())
        : makeMember(person, locked.group(), parameters.role());
  }

  private static Outcome makeOwner(Node person, Node group) {
    if (Groups.memberships(person, group, OWNER_OF).isEmpty()) {
      if (!Groups.mayOwn(person)) {
        return Outcome.FULL;
      }
      person.createRelationshipTo(group, OWNER_OF);
    }
    return Outcome.DONE;
  }

  private static Outcome makeMember(Node person, Node group, GroupRole role) {
    if (GroupRoles.isLastOwner(person, group)) {
      return Outcome.CONFLICT;
    }
    Groups.memberships(person, group, OWNER_OF).forEach(Relationship::delete);
    memberships(person, group).forEach(membership -> setRole(membership, role));
    return Outcome.DONE;
  }

  /** An owner need not have been a member before. */
  private static List<Relationship> memberships(Node person, Node group) {
    List<Relationship> memberships = new ArrayList<>(Groups.memberships(person, group, MEMBER_OF));
    if (memberships.isEmpty()) {
      memberships.add(person.createRelationshipTo(group, MEMBER_OF));
    }
    return memberships;
  }

  private static void setRole(Relationship membership, GroupRole role) {
    if (role == GroupRole.ADMIN) {
      membership.setProperty(GraphNames.ROLE, GraphNames.ADMIN);
    } else {
      membership.removeProperty(GraphNames.ROLE);
    }
  }
}
