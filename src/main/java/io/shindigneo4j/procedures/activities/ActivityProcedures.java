package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on activities by their names. */
public final class ActivityProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.registerGraph(registry, ActivityOperations.LIST, ActivityList::call);
    OperationProcedures.register(registry, ActivityOperations.CREATE, ActivityCreate::call);
    OperationProcedures.register(registry, ActivityOperations.UPDATE, ActivityUpdate::call);
    OperationProcedures.register(registry, ActivityOperations.DELETE, ActivityDelete::call);
  }
}
