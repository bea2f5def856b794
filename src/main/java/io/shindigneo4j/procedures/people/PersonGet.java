package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** One person by id. */
final class PersonGet {

  private static final List<String> COLUMNS = List.of("values", "details");

  private PersonGet() {}

  static ProcedureResult call(Transaction transaction, GetPerson parameters) {
    return People.find(transaction, parameters.id())
        .map(person -> record(person, parameters.selection()))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  static ProcedureResult record(Node person, Selection selection) {
    NodeReader reader = new NodeReader(selection);
    return ProcedureResult.single(COLUMNS, reader.values(person), reader.details(person));
  }
}
