package io.shindigneo4j.procedures.events;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on events by their names. */
public final class EventProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        EventOperations.AUDIENCE, WorkBudget.limit(registry.workLimit(), AudienceFind::call));
  }
}
