package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on groups by their names. */
public final class GroupProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.registerGraph(registry, GroupOperations.LIST, GroupList::call);
    OperationProcedures.registerGraph(registry, GroupOperations.GET, GroupGet::call);
    OperationProcedures.registerGraph(registry, GroupOperations.MEMBERS, MemberList::call);
    OperationProcedures.register(registry, GroupOperations.CREATE, GroupCreate::call);
    OperationProcedures.register(registry, GroupOperations.UPDATE, GroupUpdate::call);
    OperationProcedures.register(registry, GroupOperations.DELETE, GroupDelete::call);
    OperationProcedures.register(registry, GroupOperations.JOIN, GroupJoin::call);
    OperationProcedures.register(registry, GroupOperations.INVITE, GroupInvite::call);
    OperationProcedures.register(registry, GroupOperations.UNINVITE, GroupUninvite::call);
    OperationProcedures.register(registry, GroupOperations.REMOVE, MemberRemove::call);
    OperationProcedures.register(registry, GroupOperations.CHANGE_ROLE, RoleChange::call);
  }
}
