package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on the hierarchy by their names. */
public final class OrganizationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(OrganizationOperations.SET_MANAGER, ManagerSet::call);
    registry.register(OrganizationOperations.REMOVE_MANAGER, ManagerRemove::call);
    registry.registerGraph(OrganizationOperations.MANAGERS, ManagerList::call);
    registry.registerGraph(
        OrganizationOperations.REPORTS, WorkBudget.limit(registry.workLimit(), ReportList::call));
    registry.registerGraph(OrganizationOperations.HIERARCHY_PATH, HierarchyPath::call);
  }
}
