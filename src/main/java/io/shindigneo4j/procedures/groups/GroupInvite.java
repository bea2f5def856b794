package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupChange;
import io.shindigneo4j.schema.groups.InviteToGroup;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.Standing;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Invites a person into a group. */
final class GroupInvite {

  private GroupInvite() {}

  static GroupChange call(Transaction transaction, InviteToGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.person());
    return Approach.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        approach -> invite(approach, person, parameters));
  }

  private static Outcome invite(
      Approach approach, Optional<Node> person, InviteToGroup parameters) {
    if (!approach.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    return person
        .map(invited -> invite(invited, approach.group(), parameters.now()))
        .orElse(Outcome.UNKNOWN);
  }

  private static Outcome invite(Node person, Node group, long now) {
    Standing standing = Standings.of(person, group);
    if (standing == Standing.NONE) {
      person.createRelationshipTo(group, Groups.INVITED_TO).setProperty(GraphNames.SINCE, now);
    }
    return standing.compareTo(Standing.INVITED) <= 0 ? Outcome.DONE : Outcome.CONFLICT;
  }
}
