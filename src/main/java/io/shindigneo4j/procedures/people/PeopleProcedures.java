package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on people by their names. */
public final class PeopleProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.registerGraph(registry, PeopleOperations.GET, PersonGet::call);
    OperationProcedures.registerGraph(registry, PeopleOperations.LIST, PeopleList::call);
    OperationProcedures.register(registry, PeopleOperations.UPDATE, PersonUpdate::call);
    OperationProcedures.register(registry, PeopleOperations.CREATE, PersonCreate::call);
    OperationProcedures.register(registry, PeopleOperations.DELETE, PersonDelete::call);
  }
}
