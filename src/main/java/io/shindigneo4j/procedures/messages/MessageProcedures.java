package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on messages by their names. */
public final class MessageProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerProcedure(MessageOperations.LIST_COLLECTIONS, CollectionList::call);
    registry.registerUntyped(MessageOperations.OPEN_MAILBOX, MailboxOpen::call);
    registry.registerUntyped(MessageOperations.CREATE_COLLECTION, CollectionCreate::call);
    registry.registerUntyped(MessageOperations.UPDATE_COLLECTION, CollectionUpdate::call);
    registry.registerUntyped(MessageOperations.DELETE_COLLECTION, CollectionDelete::call);
    registry.registerProcedure(MessageOperations.LIST, MessageList::call);
    registry.registerUntyped(MessageOperations.SEND, MessageSend::call);
    registry.registerUntyped(MessageOperations.UPDATE, MessageUpdate::call);
    registry.registerUntyped(MessageOperations.DELETE, MessageDelete::call);
  }
}
