package io.shindigneo4j.procedures.appdata;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on what applications keep for people, by their names. */
public final class AppDataProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, AppDataOperations.GET, AppDataGet::call);
    OperationProcedures.register(registry, AppDataOperations.UPDATE, AppDataUpdate::call);
    OperationProcedures.register(registry, AppDataOperations.DELETE, AppDataDelete::call);
  }
}
