package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on OAuth clients by their names. */
public final class ClientProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ClientOperations.REGISTER, ClientRegister::call);
    registry.register(ClientOperations.GET, ClientGet::call);
    registry.register(ClientOperations.LIST, ClientList::call);
    registry.register(ClientOperations.ENABLE, ClientEnable::call);
  }
}
