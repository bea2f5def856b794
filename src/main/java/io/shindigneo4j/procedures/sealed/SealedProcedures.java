package io.shindigneo4j.procedures.sealed;

import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on encrypted values by their names. */
public final class SealedProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(SealedOperations.COUNT, SealedValueCount::call);
    registry.register(SealedOperations.LIST, SealedValueList::call);
    registry.register(SealedOperations.REPLACE, SealedValueReplace::call);
  }
}
