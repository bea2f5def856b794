package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on people by their names. */
public final class PeopleProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(PeopleOperations.GET, PersonGet::call);
    registry.registerGraph(
        PeopleOperations.LIST, WorkBudget.limit(registry.workLimit(), PeopleList::call));
    registry.register(PeopleOperations.UPDATE, PersonUpdate::call);
    registry.register(PeopleOperations.CREATE, PersonCreate::call);
    registry.register(PeopleOperations.DELETE, PersonDelete::call);
  }
}
