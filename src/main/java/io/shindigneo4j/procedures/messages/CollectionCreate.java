package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;
import org.neo4j.graphdb.Transaction;

/** Makes a collection. */
final class CollectionCreate {

  private CollectionCreate() {}

  static Optional<EarlierAnswer> call(Transaction transaction, CreateCollection parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(mailbox -> create(transaction, mailbox, parameters));
  }

  private static EarlierAnswer create(
      Transaction transaction, Mailbox mailbox, CreateCollection parameters) {
    Optional<String> earlier = StoredReceipts.earlierAnswer(transaction, parameters.receipt());
    if (earlier.isEmpty()) {
      PropertyValues.set(mailbox.addCollection(parameters.now()), parameters.properties());
    }
    return new EarlierAnswer(earlier.orElse(null));
  }
}
