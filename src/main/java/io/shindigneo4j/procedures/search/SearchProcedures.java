package io.shindigneo4j.procedures.search;

import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchOperations.SearchResults;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on words by their names. */
public final class SearchProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.registerGraph(
        SearchOperations.PEOPLE, WorkBudget.limit(limit, SearchProcedures::searchPeople));
    registry.registerGraph(
        SearchOperations.COMPLETE, WorkBudget.limit(limit, PeopleComplete::call));
  }

  /** Finds people by words. */
  private static SearchResults searchPeople(
      ProcedureContext context, WorkBudget budget, FindPeople parameters) {
    SearchMatches matches =
        new SearchMatches(context, budget, parameters.text(), parameters.viewpoint().viewer());
    matches.find();
    Listing listing =
        Listing.of(
            matches.candidates(),
            VisibilityFilter.of(context.transaction(), budget, parameters.viewpoint()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new SearchResults(
        listing.total(), matches.complete(), listing.nodes().stream().map(reader::item).toList());
  }
}
