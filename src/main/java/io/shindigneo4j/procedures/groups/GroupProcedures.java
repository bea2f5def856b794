package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on groups by their names. */
public final class GroupProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerProcedure(GroupOperations.LIST, GroupList::call);
    registry.registerProcedure(GroupOperations.GET, GroupGet::call);
    registry.registerProcedure(GroupOperations.MEMBERS, MemberList::call);
    registry.registerUntyped(GroupOperations.CREATE, GroupCreate::call);
    registry.registerUntyped(GroupOperations.UPDATE, GroupUpdate::call);
    registry.registerUntyped(GroupOperations.DELETE, GroupDelete::call);
    registry.registerUntyped(GroupOperations.JOIN, GroupJoin::call);
    registry.registerUntyped(GroupOperations.INVITE, GroupInvite::call);
    registry.registerUntyped(GroupOperations.UNINVITE, GroupUninvite::call);
    registry.registerUntyped(GroupOperations.REMOVE, MemberRemove::call);
    registry.registerUntyped(GroupOperations.CHANGE_ROLE, RoleChange::call);
  }
}
