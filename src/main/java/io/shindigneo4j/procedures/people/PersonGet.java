package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** One person by id. */
final class PersonGet {

  private static final List<String> COLUMNS = List.of("values", "details");

  private PersonGet() {}

  static ProcedureResult call(ProcedureContext context, GetPerson parameters) {
    long person = context.person(parameters.id());
    if (person == SocialGraph.NONE) {
      return ProcedureResult.empty(COLUMNS);
    }
    NodeReader reader = new NodeReader(context, parameters.selection());
    return ProcedureResult.single(COLUMNS, reader.values(person), reader.details(person));
  }

  static ProcedureResult written(Transaction transaction, Node person, Selection selection) {
    NodeReader reader = NodeReader.ofWritten(transaction, selection);
    return ProcedureResult.single(COLUMNS, reader.values(person), reader.details(person));
  }
}
