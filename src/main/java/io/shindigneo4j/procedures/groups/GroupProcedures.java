package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on groups by their names. */
public final class GroupProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(GroupOperations.LIST, GroupList::call);
    registry.registerGraph(GroupOperations.GET, GroupGet::call);
    registry.registerGraph(
        GroupOperations.MEMBERS, WorkBudget.limit(registry.workLimit(), MemberList::call));
    registry.register(GroupOperations.CREATE, GroupCreate::call);
    registry.register(GroupOperations.UPDATE, GroupUpdate::call);
    registry.register(GroupOperations.DELETE, GroupDelete::call);
    registry.register(GroupOperations.JOIN, GroupJoin::call);
    registry.register(GroupOperations.INVITE, GroupInvite::call);
    registry.register(GroupOperations.UNINVITE, GroupUninvite::call);
    registry.register(GroupOperations.REMOVE, MemberRemove::call);
    registry.register(GroupOperations.CHANGE_ROLE, RoleChange::call);
  }
}
