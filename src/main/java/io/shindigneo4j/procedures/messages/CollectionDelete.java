package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.messages.MessageOperations.CollectionChange;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteCollection;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Removes a collection and what is in it. */
final class CollectionDelete {

  private CollectionDelete() {}

  static Optional<CollectionChange> call(Transaction transaction, DeleteCollection parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(mailbox -> mailbox.collection(parameters.collection()))
        .map(collection -> delete(transaction, collection));
  }

  private static CollectionChange delete(Transaction transaction, Node collection) {
    Copies.discard(transaction, new Folder(collection).copies());
    Copies.delete(collection);
    return new CollectionChange(true);
  }
}
