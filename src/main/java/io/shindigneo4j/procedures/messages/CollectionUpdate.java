package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.messages.MessageOperations.CollectionChange;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateCollection;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes a collection's own properties. */
final class CollectionUpdate {

  private CollectionUpdate() {}

  static Optional<CollectionChange> call(Transaction transaction, UpdateCollection parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(mailbox -> mailbox.collection(parameters.collection()))
        .map(collection -> update(collection, parameters));
  }

  private static CollectionChange update(Node collection, UpdateCollection parameters) {
    PropertyValues.set(collection, parameters.properties());
    return new CollectionChange(true);
  }
}
