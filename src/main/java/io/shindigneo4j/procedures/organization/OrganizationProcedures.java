package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on the hierarchy by their names. */
public final class OrganizationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.register(registry, OrganizationOperations.SET_MANAGER, ManagerSet::call);
    OperationProcedures.register(
        registry, OrganizationOperations.REMOVE_MANAGER, ManagerRemove::call);
    OperationProcedures.registerGraph(registry, OrganizationOperations.MANAGERS, ManagerList::call);
    OperationProcedures.registerGraph(registry, OrganizationOperations.REPORTS, ReportList::call);
    OperationProcedures.registerGraph(
        registry, OrganizationOperations.HIERARCHY_PATH, HierarchyPath::call);
  }
}
