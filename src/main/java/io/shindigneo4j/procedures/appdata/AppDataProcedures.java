package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on what applications keep for people, by their names. */
public final class AppDataProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(
        AppDataOperations.GET, WorkBudget.limit(registry.workLimit(), AppDataGet::call));
    registry.register(AppDataOperations.UPDATE, AppDataUpdate::call);
    registry.register(AppDataOperations.DELETE, AppDataDelete::call);
  }
}
