package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.messages.MessageOperations.MailboxOpening;
import io.shindigneo4j.schema.messages.MessageOperations.OpenMailbox;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** Makes the system collections. */
final class MailboxOpen {

  private MailboxOpen() {}

  static Optional<MailboxOpening> call(Transaction transaction, OpenMailbox parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(mailbox -> new MailboxOpening(true));
  }
}
