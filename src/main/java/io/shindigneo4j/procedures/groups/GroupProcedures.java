package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on groups by their names. */
public final class GroupProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, GroupOperations.LIST, GroupList::call);
  }
}
