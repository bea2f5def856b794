package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on services by their names. */
public final class ServiceProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ServiceOperations.REGISTER, ServiceRegister::call);
    registry.register(ServiceOperations.GET, ServiceGet::call);
    registry.register(ServiceOperations.LIST, ServiceList::call);
    registry.register(ServiceOperations.REMOVE, ServiceRemove::call);
  }
}
