package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.ChangeRole;
import io.shindigneo4j.schema.groups.GroupChange;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.Standing;
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
    return Approach.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        approach -> change(approach, person.orElse(null), parameters));
  }

  private static Outcome change(Approach approach, Node person, ChangeRole parameters) {
    if (!approach.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    if (Standings.of(person, approach.group()).compareTo(Standing.MEMBER) < 0) {
      return Outcome.UNKNOWN;
    }
    return parameters.role() == Standing.OWNER
        ? makeOwner(person, approach.group())
        : makeMember(person, approach.group(), parameters.role());
  }

  private static Outcome makeOwner(Node person, Node group) {
    if (Groups.bonds(person, group, OWNER_OF).isEmpty()) {
      person.createRelationshipTo(group, OWNER_OF);
    }
    return Outcome.DONE;
  }

  private static Outcome makeMember(Node person, Node group, Standing role) {
    if (Standings.isLastOwner(person, group)) {
      return Outcome.CONFLICT;
    }
    Groups.bonds(person, group, OWNER_OF).forEach(Relationship::delete);
    memberships(person, group).forEach(membership -> setRole(membership, role));
    return Outcome.DONE;
  }

  /** An owner need not have been a member before. */
  private static List<Relationship> memberships(Node person, Node group) {
    List<Relationship> memberships = new ArrayList<>(Groups.bonds(person, group, MEMBER_OF));
    if (memberships.isEmpty()) {
      memberships.add(person.createRelationshipTo(group, MEMBER_OF));
    }
    return memberships;
  }

  private static void setRole(Relationship membership, Standing role) {
    if (role == Standing.ADMIN) {
      membership.setProperty(GraphNames.ROLE, GraphNames.ADMIN);
    } else {
      membership.removeProperty(GraphNames.ROLE);
    }
  }
}
