package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on tokens of services by their names. */
public final class GadgetTokenProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(GadgetTokenOperations.GET, TokenGet::call);
    registry.register(GadgetTokenOperations.LIST, TokenList::call);
    registry.register(GadgetTokenOperations.PUT, TokenPut::call);
    registry.register(GadgetTokenOperations.CLAIM, TokenClaim::call);
    registry.register(GadgetTokenOperations.REMOVE, TokenRemove::call);
  }
}
