package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.Receipts;
import io.shindigneo4j.schema.messages.CreateCollection;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** Makes a collection. */
final class CollectionCreate {

  private static final List<String> COLUMNS = List.of("earlier");

  private CollectionCreate() {}

  static ProcedureResult call(Transaction transaction, CreateCollection parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(mailbox -> record(transaction, mailbox, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult record(
      Transaction transaction, Mailbox mailbox, CreateCollection parameters) {
    Optional<String> earlier = Receipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      PropertyValues.set(mailbox.addCollection(parameters.now()), parameters.properties());
    }
    return ProcedureResult.single(COLUMNS, earlier.orElse(null));
  }
}
