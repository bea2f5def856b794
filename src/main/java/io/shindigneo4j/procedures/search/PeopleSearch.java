package io.shindigneo4j.procedures.search;

import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchOperations.SearchResults;
import io.shindigneo4j.server.procedure.ProcedureContext;

/** Finds people by words. */
final class PeopleSearch {

  private PeopleSearch() {}

  static SearchResults call(ProcedureContext context, FindPeople parameters) {
    SearchMatches matches =
        new SearchMatches(context, parameters.text(), parameters.viewpoint().viewer());
    matches.find();
    Listing listing =
        Listing.of(
            matches.candidates(),
            VisibilityFilter.of(context.transaction(), parameters.viewpoint()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new SearchResults(
        listing.total(), matches.complete(), listing.nodes().stream().map(reader::item).toList());
  }
}
