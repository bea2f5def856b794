package io.shindigneo4j.procedures.search;

import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on words by their names. */
public final class SearchProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(SearchOperations.PEOPLE, PeopleSearch::call);
    registry.registerGraph(SearchOperations.COMPLETE, PeopleComplete::call);
  }
}
