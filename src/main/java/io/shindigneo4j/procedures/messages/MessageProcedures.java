package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on messages by their names. */
public final class MessageProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.registerGraph(
        registry, MessageOperations.LIST_COLLECTIONS, CollectionList::call);
    OperationProcedures.register(registry, MessageOperations.OPEN_MAILBOX, MailboxOpen::call);
    OperationProcedures.register(
        registry, MessageOperations.CREATE_COLLECTION, CollectionCreate::call);
    OperationProcedures.register(
        registry, MessageOperations.UPDATE_COLLECTION, CollectionUpdate::call);
    OperationProcedures.register(
        registry, MessageOperations.DELETE_COLLECTION, CollectionDelete::call);
    OperationProcedures.registerGraph(registry, MessageOperations.LIST, MessageList::call);
    OperationProcedures.register(registry, MessageOperations.SEND, MessageSend::call);
    OperationProcedures.register(registry, MessageOperations.UPDATE, MessageUpdate::call);
    OperationProcedures.register(registry, MessageOperations.DELETE, MessageDelete::call);
  }
}
