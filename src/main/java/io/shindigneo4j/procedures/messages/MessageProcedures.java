package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on messages by their names. */
public final class MessageProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(MessageOperations.LIST_COLLECTIONS, CollectionList::call);
    registry.register(MessageOperations.OPEN_MAILBOX, MailboxOpen::call);
    registry.register(MessageOperations.CREATE_COLLECTION, CollectionCreate::call);
    registry.register(MessageOperations.UPDATE_COLLECTION, CollectionUpdate::call);
    registry.register(MessageOperations.DELETE_COLLECTION, CollectionDelete::call);
    registry.registerGraph(
        MessageOperations.LIST, WorkBudget.limit(registry.workLimit(), MessageList::call));
    registry.registerGraph(
        MessageOperations.SEND, WorkBudget.limit(registry.workLimit(), MessageSend::call));
    registry.register(MessageOperations.UPDATE, MessageUpdate::call);
    registry.register(MessageOperations.DELETE, MessageDelete::call);
  }
}
