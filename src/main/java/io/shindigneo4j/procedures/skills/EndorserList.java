package io.shindigneo4j.procedures.skills;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.skills.ListEndorsers;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Who endorses a person's skill. */
final class EndorserList {

  private static final List<String> COLUMNS = List.of("total", "people");

  private EndorserList() {}

  static ProcedureResult call(Transaction transaction, ListEndorsers parameters) {
    Endorsers endorsers = new Endorsers(transaction, parameters.viewpoint());
    return People.find(transaction, parameters.owner())
        .filter(endorsers::isVisible)
        .flatMap(owner -> Skills.of(transaction, parameters.owner(), parameters.key()))
        .map(own -> record(endorsers, own, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult record(Endorsers endorsers, Node own, ListEndorsers parameters) {
    Listing listing =
        Listing.of(endorsers.candidates(own).iterator(), person -> true, parameters.query());
    NodeReader reader = new NodeReader(parameters.selection());
    return ProcedureResult.single(
        COLUMNS, listing.total(), listing.nodes().stream().map(reader::item).toList());
  }
}
