package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.schema.groups.GroupChange;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.Standing;
import java.util.Optional;
import java.util.function.Function;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** A group that is locked, and how the one who wants to change it stands to it. */
record Approach(Node group, Standing standing) {

  /** Does something to a group that the actor may know of, and answers what has become of it. */
  static GroupChange to(
      Transaction transaction, String group, String actor, Function<Approach, Outcome> change) {
    return new GroupChange(locked(transaction, group, actor).map(change).orElse(Outcome.UNKNOWN));
  }

  /** Empty where there is no such group, or none that the actor may know of. */
  static Optional<Approach> locked(Transaction transaction, String group, String actor) {
    return Groups.locked(transaction, group)
        .map(found -> new Approach(found, Standings.of(transaction, actor, found)))
        .filter(approach -> Standings.isKnown(approach.group(), approach.standing()));
  }

  boolean meets(Needed needed) {
    return needed.isMetBy(standing, ClosedGroups.isClosed(group));
  }
}
