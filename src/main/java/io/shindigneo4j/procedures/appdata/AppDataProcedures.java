package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on what applications keep for people, by their names. */
public final class AppDataProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerUntyped(AppDataOperations.GET, AppDataGet::call);
    registry.registerUntyped(AppDataOperations.UPDATE, AppDataUpdate::call);
    registry.registerUntyped(AppDataOperations.DELETE, AppDataDelete::call);
  }
}
