package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.messages.OpenMailbox;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Transaction;

/** Makes the system collections. */
final class MailboxOpen {

  private static final List<String> COLUMNS = List.of("opened");

  private MailboxOpen() {}

  static ProcedureResult call(Transaction transaction, OpenMailbox parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(mailbox -> ProcedureResult.single(COLUMNS, true))
        .orElse(ProcedureResult.empty(COLUMNS));
  }
}
