package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on revocations by their names. */
public final class RevocationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(RevocationOperations.ADD, RevocationAdd::call);
    registry.register(RevocationOperations.LIST, RevocationListing::call);
  }
}
