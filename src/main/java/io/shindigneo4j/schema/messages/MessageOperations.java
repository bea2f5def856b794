package io.shindigneo4j.schema.messages;

import static io.shindigneo4j.schema.ResultType.atMostOne;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;

/** The operations on messages. The result of each operation is empty for an unknown person. */
public final class MessageOperations {

  /**
   * A person's collections, by default the system collections and then the others, the oldest
   * first.
   */
  public static final Operation<ListCollections, Optional<CollectionPage>> LIST_COLLECTIONS =
      Operation.read(
          "messages.listCollections",
          "A person's collections of messages.",
          ListCollections.class,
          atMostOne(CollectionPage.class));

  /** Makes the system collections that are missing. Most other writes do so too. */
  public static final Operation<OpenMailbox, Optional<MailboxOpening>> OPEN_MAILBOX =
      Operation.write(
          "messages.openMailbox",
          "Makes the system collections that are not there.",
          OpenMailbox.class,
          atMostOne(MailboxOpening.class));

  /** Makes a collection. */
  public static final Operation<CreateCollection, Optional<EarlierAnswer>> CREATE_COLLECTION =
      Operation.write(
          "messages.createCollection",
          "Makes a collection.",
          CreateCollection.class,
          atMostOne(EarlierAnswer.class));

  /** Changes properties of a collection; empty for an unknown collection. */
  public static final Operation<UpdateCollection, Optional<CollectionChange>> UPDATE_COLLECTION =
      Operation.write(
          "messages.updateCollection",
          "Changes properties of a collection.",
          UpdateCollection.class,
          atMostOne(CollectionChange.class));

  /** Removes a collection and the copies in it; empty for an unknown collection. */
  public static final Operation<DeleteCollection, Optional<CollectionChange>> DELETE_COLLECTION =
      Operation.write(
          "messages.deleteCollection",
          "Removes a collection and the copies in it.",
          DeleteCollection.class,
          atMostOne(CollectionChange.class));

  /**
   * The messages in a collection, by default the one that arrived last first. Empty for an unknown
   * collection.
   */
  public static final Operation<ListMessages, Optional<MessagePage>> LIST =
      Operation.read(
          "messages.list",
          "The messages in a collection.",
          ListMessages.class,
          atMostOne(MessagePage.class));

  /**
   * Sends a message: a copy into each recipient's collection and one into the sender's outbox. If a
   * recipient or the message that it replies to is missing, nothing is sent and no request is
   * remembered.
   */
  public static final Operation<SendMessage, Optional<SendResult>> SEND =
      Operation.write(
          "messages.send",
          "Sends a message to each recipient.",
          SendMessage.class,
          atMostOne(SendResult.class));

  /**
   * Changes the status of a copy, moves it to another collection of the same person, or both. Empty
   * where there is no such copy.
   */
  public static final Operation<UpdateMessage, Optional<MessageChange>> UPDATE =
      Operation.write(
          "messages.update",
          "Changes the status of a copy, or moves it to another collection.",
          UpdateMessage.class,
          atMostOne(MessageChange.class));

  /**
   * Removes copies from a collection, and each message that has no copy left. Empty for an unknown
   * collection.
   */
  public static final Operation<DeleteMessages, Optional<MessageDeletion>> DELETE =
      Operation.write(
          "messages.delete",
          "Removes copies from a collection.",
          DeleteMessages.class,
          atMostOne(MessageDeletion.class));

  private MessageOperations() {}
}
