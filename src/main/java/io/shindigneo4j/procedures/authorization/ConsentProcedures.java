package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on consents by their names. */
public final class ConsentProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ConsentOperations.GRANT, ConsentGrant::call);
    registry.register(ConsentOperations.GET, ConsentGet::call);
    registry.register(ConsentOperations.LIST, ConsentList::call);
    registry.register(ConsentOperations.WITHDRAW, ConsentWithdraw::call);
  }
}
