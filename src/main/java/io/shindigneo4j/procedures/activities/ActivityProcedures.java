package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on activities by their names. */
public final class ActivityProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerProcedure(ActivityOperations.LIST, ActivityList::call);
    registry.registerUntyped(ActivityOperations.CREATE, ActivityCreate::call);
    registry.registerUntyped(ActivityOperations.UPDATE, ActivityUpdate::call);
    registry.registerUntyped(ActivityOperations.DELETE, ActivityDelete::call);
  }
}
