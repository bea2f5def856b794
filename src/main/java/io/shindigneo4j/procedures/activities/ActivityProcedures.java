package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on activities by their names. */
public final class ActivityProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        ActivityOperations.LIST, WorkBudget.limit(registry.workLimit(), ActivityList::call));
    registry.registerGraph(
        ActivityOperations.COMMENTS, WorkBudget.limit(registry.workLimit(), CommentList::call));
    registry.register(ActivityOperations.CREATE, ActivityCreate::call);
    registry.register(ActivityOperations.UPDATE, ActivityUpdate::call);
    registry.register(ActivityOperations.DELETE, ActivityDelete::call);
  }
}
