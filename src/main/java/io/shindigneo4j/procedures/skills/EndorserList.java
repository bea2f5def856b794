package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.skills.ListEndorsers;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;

/** Who endorses a person's skill. */
final class EndorserList {

  private static final List<String> COLUMNS = List.of("total", "people");

  private EndorserList() {}

  static ProcedureResult call(ProcedureContext context, ListEndorsers parameters) {
    Endorsers endorsers = new Endorsers(context.transaction(), parameters.viewpoint());
    return People.find(context, parameters.owner())
        .filter(endorsers::isVisible)
        .flatMap(owner -> Skills.of(context.transaction(), parameters.owner(), parameters.key()))
        .map(own -> record(context, endorsers, own, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult record(
      ProcedureContext context, Endorsers endorsers, Node own, ListEndorsers parameters) {
    Listing listing =
        Listing.of(endorsers.candidates(own).iterator(), person -> true, parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return ProcedureResult.single(
        COLUMNS, listing.total(), listing.nodes().stream().map(reader::itemMap).toList());
  }
}
