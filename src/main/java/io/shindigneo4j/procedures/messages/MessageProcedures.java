package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CollectionChange;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteCollection;
import io.shindigneo4j.schema.messages.MessageOperations.MailboxOpening;
import io.shindigneo4j.schema.messages.MessageOperations.OpenMailbox;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateCollection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on messages by their names. */
public final class MessageProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.registerGraph(
        MessageOperations.LIST_COLLECTIONS, WorkBudget.limit(limit, CollectionList::call));
    registry.register(MessageOperations.OPEN_MAILBOX, MessageProcedures::openMailbox);
    registry.register(MessageOperations.CREATE_COLLECTION, MessageProcedures::createCollection);
    registry.register(MessageOperations.UPDATE_COLLECTION, MessageProcedures::updateCollection);
    registry.register(MessageOperations.DELETE_COLLECTION, MessageProcedures::deleteCollection);
    registry.registerGraph(MessageOperations.LIST, WorkBudget.limit(limit, MessageList::call));
    registry.registerGraph(MessageOperations.SEND, WorkBudget.limit(limit, MessageSend::call));
    registry.register(MessageOperations.UPDATE, MessageUpdate::call);
    registry.register(MessageOperations.DELETE, MessageDelete::call);
  }

  /** Makes the system collections. */
  private static Optional<MailboxOpening> openMailbox(
      Transaction transaction, OpenMailbox parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(mailbox -> new MailboxOpening(true));
  }

  /** Makes a collection. */
  private static Optional<Creation> createCollection(
      Transaction transaction, CreateCollection parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .map(
            mailbox ->
                StoredReceipts.create(
                    transaction,
                    parameters.receipt(),
                    mailbox::hasRoom,
                    () ->
                        PropertyValues.set(
                            mailbox.addCollection(parameters.now()), parameters.properties())));
  }

  /** Changes a collection's own properties. */
  private static Optional<CollectionChange> updateCollection(
      Transaction transaction, UpdateCollection parameters) {
    return Mailbox.lock(transaction, parameters.user())
        .flatMap(mailbox -> mailbox.collection(parameters.collection()))
        .map(collection -> update(collection, parameters));
  }

  private static CollectionChange update(Node collection, UpdateCollection parameters) {
    PropertyValues.set(collection, parameters.properties());
    return new CollectionChange(true);
  }

  /** Removes a collection and what is in it. */
  private static Optional<CollectionChange> deleteCollection(
      Transaction transaction, DeleteCollection parameters) {
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
