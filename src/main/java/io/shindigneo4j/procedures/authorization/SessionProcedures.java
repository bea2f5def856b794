package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on sessions in browsers by their names. */
public final class SessionProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(SessionOperations.NOTE, SessionNote::call);
    registry.register(SessionOperations.LIST, SessionListing::call);
    registry.register(SessionOperations.END, SessionEnd::call);
  }
}
