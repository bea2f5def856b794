package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on nonces by their names. */
public final class NonceProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(NonceOperations.USE, NonceMerge::call);
  }
}
