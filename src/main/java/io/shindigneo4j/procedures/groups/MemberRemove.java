package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;
import static io.shindigneo4j.procedures.groups.Groups.OWNER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.groups.GroupChange;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.RemoveMember;
import io.shindigneo4j.schema.groups.Standing;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Leaves a group, or removes another from it. */
final class MemberRemove {

  private MemberRemove() {}

  static GroupChange call(Transaction transaction, RemoveMember parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return Approach.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        approach -> remove(approach, person.orElse(null), parameters));
  }

  private static Outcome remove(Approach approach, Node person, RemoveMember parameters) {
    Standing standing = Standings.of(person, approach.group());
    if (!parameters.person().equals(parameters.actor())
        && !approach.meets(needed(standing, parameters))) {
      return Outcome.FORBIDDEN;
    }
    if (standing.compareTo(Standing.MEMBER) < 0) {
      return Outcome.UNKNOWN;
    }
    return remove(person, approach.group());
  }

  private static Needed needed(Standing standing, RemoveMember parameters) {
    return standing.compareTo(Standing.ADMIN) < 0
        ? parameters.needed()
        : parameters.neededForLeaders();
  }

  private static Outcome remove(Node person, Node group) {
    if (Standings.isLastOwner(person, group)) {
      return Outcome.CONFLICT;
    }
    Groups.bonds(person, group, OWNER_OF, MEMBER_OF).forEach(Relationship::delete);
    return Outcome.DONE;
  }
}
