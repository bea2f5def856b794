package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.schema.groups.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupChange;
import io.shindigneo4j.schema.groups.Outcome;
import org.neo4j.graphdb.Transaction;

/** Deletes a group. */
final class GroupDelete {

  private GroupDelete() {}

  static GroupChange call(Transaction transaction, DeleteGroup parameters) {
    return Approach.to(
        transaction,
        parameters.group(),
        parameters.actor(),
        approach -> delete(approach, parameters));
  }

  private static Outcome delete(Approach approach, DeleteGroup parameters) {
    if (!approach.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    Groups.delete(approach.group());
    return Outcome.DONE;
  }
}
