package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.messages.UpdateCollection;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a collection's own properties. */
final class CollectionUpdate {

  static final List<String> COLUMNS = List.of("found");

  private CollectionUpdate() {}

  static ProcedureResult call(Transaction transaction, UpdateCollection parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(mailbox -> mailbox.collection(parameters.collection()))
        .map(collection -> record(collection, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult record(Node collection, UpdateCollection parameters) {
    PropertyValues.set(collection, parameters.properties());
    return ProcedureResult.single(COLUMNS, true);
  }
}
