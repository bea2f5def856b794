package io.shindigneo4j.procedures.groups;

import static io.shindigneo4j.procedures.groups.Groups.INVITED_TO;
import static io.shindigneo4j.procedures.groups.Groups.MEMBER_OF;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Joins a group that is open, or one by invitation. */
final class GroupJoin {

  private GroupJoin() {}

  static GroupChange call(Transaction transaction, JoinGroup parameters) {
    Optional<Node> person = People.locked(transaction, parameters.actor());
    return LockedGroup.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        locked ->
            person
                .map(joining -> join(joining, locked.group(), parameters.now()))
                .orElse(Outcome.UNKNOWN));
  }

  private static Outcome join(Node person, Node group, long now) {
    if (Groups.memberships(person, group, MEMBER_OF).isEmpty()) {
      person.createRelationshipTo(group, MEMBER_OF).setProperty(GraphNames.SINCE, now);
    }
    Groups.memberships(person, group, INVITED_TO).forEach(Relationship::delete);
    return Outcome.DONE;
  }
}
