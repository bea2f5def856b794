package io.shindigneo4j.procedures.search;

import io.shindigneo4j.procedures.people.Sight;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.search.FindPeople;
import io.shindigneo4j.schema.search.Lookup;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;

/** Finds people by words. */
final class PeopleSearch {

  private static final List<String> COLUMNS = List.of("total", "complete", "people");

  private PeopleSearch() {}

  static ProcedureResult call(ProcedureContext context, FindPeople parameters) {
    Finds finds =
        new Finds(context.transaction(), parameters.text(), parameters.viewpoint().viewer());
    for (Lookup lookup : parameters.text().lookups()) {
      finds.add(lookup);
    }
    Listing listing =
        Listing.of(
            finds.candidates(),
            Sight.of(context.transaction(), parameters.viewpoint()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return ProcedureResult.single(
        COLUMNS,
        listing.total(),
        finds.complete(),
        listing.nodes().stream().map(reader::itemMap).toList());
  }
}
