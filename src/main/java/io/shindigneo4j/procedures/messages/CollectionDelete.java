package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.messages.DeleteCollection;
import io.shindigneo4j.server.procedure.ProcedureResult;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Removes a collection and what is in it. */
final class CollectionDelete {

  private CollectionDelete() {}

  static ProcedureResult call(Transaction transaction, DeleteCollection parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(mailbox -> mailbox.collection(parameters.collection()))
        .map(collection -> record(transaction, collection))
        .orElse(ProcedureResult.empty(CollectionUpdate.COLUMNS));
  }

  private static ProcedureResult record(Transaction transaction, Node collection) {
    Copies.discard(transaction, new Folder(collection).copies());
    Copies.delete(collection);
    return ProcedureResult.single(CollectionUpdate.COLUMNS, true);
  }
}
