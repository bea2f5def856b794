package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on the hierarchy by their names. */
public final class OrganizationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerUntyped(OrganizationOperations.SET_MANAGER, ManagerSet::call);
    registry.registerUntyped(OrganizationOperations.REMOVE_MANAGER, ManagerRemove::call);
    registry.registerProcedure(OrganizationOperations.MANAGERS, ManagerList::call);
    registry.registerProcedure(OrganizationOperations.REPORTS, ReportList::call);
    registry.registerProcedure(OrganizationOperations.HIERARCHY_PATH, HierarchyPath::call);
  }
}
