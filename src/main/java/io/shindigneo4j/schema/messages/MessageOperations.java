package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Operation;

/**
 * What can be done with messages. Each operation on a person's messages brings no record where
 * there is no such person.
 */
public final class MessageOperations {

  /**
   * A person's collections; naturally the system collections and then the others, the oldest first.
   * One record: {@code open}, whether the system collections are there, {@code total} and {@code
   * collections}, a list of maps of {@code values}.
   */
  public static final Operation<ListCollections, ?> LIST_COLLECTIONS =
      Operation.read(
          "messages.listCollections", "A person's collections of messages.", ListCollections.class);

  /**
   * Makes the system collections that are not there, as every other write does on the way. One
   * record: {@code opened}, true.
   */
  public static final Operation<OpenMailbox, ?> OPEN_MAILBOX =
      Operation.write(
          "messages.openMailbox",
          "Makes the system collections that are not there.",
          OpenMailbox.class);

  /** Makes a collection. One record: {@code earlier}. */
  public static final Operation<CreateCollection, ?> CREATE_COLLECTION =
      Operation.write("messages.createCollection", "Makes a collection.", CreateCollection.class);

  /**
   * Changes properties of a collection. One record: {@code found}, true; none where there is no
   * such collection.
   */
  public static final Operation<UpdateCollection, ?> UPDATE_COLLECTION =
      Operation.write(
          "messages.updateCollection",
          "Changes properties of a collection.",
          UpdateCollection.class);

  /** Removes a collection and the copies in it. Answers as {@link #UPDATE_COLLECTION} does. */
  public static final Operation<DeleteCollection, ?> DELETE_COLLECTION =
      Operation.write(
          "messages.deleteCollection",
          "Removes a collection and the copies in it.",
          DeleteCollection.class);

  /**
   * The messages in a collection; naturally the one that came in last first. One record: {@code
   * total} and {@code messages}, a list of maps of {@code values}; none where there is no such
   * collection.
   */
  public static final Operation<ListMessages, ?> LIST =
      Operation.read("messages.list", "The messages in a collection.", ListMessages.class);

  /**
   * Sends a message: a copy into each recipient's collection and one into the sender's outbox. One
   * record: {@code unknown}, the ids of those recipients who are not there for the sender, {@code
   * answers}, whether the message that it replies to is there for the sender, and {@code earlier}.
   * If a recipient or that message is not there, nothing is sent and no request remembered.
   */
  public static final Operation<SendMessage, ?> SEND =
      Operation.write("messages.send", "Sends a message to each recipient.", SendMessage.class);

  /**
   * Changes the status of a copy, moves it to another collection of the same person, or both. One
   * record: {@code outcome}, which is {@code done}, {@code unknown} where there is no collection to
   * move it to, or {@code taken} where that has a copy already; nothing is changed then. No record
   * where there is no such copy.
   */
  public static final Operation<UpdateMessage, ?> UPDATE =
      Operation.write(
          "messages.update",
          "Changes the status of a copy, or moves it to another collection.",
          UpdateMessage.class);

  /**
   * Removes copies from a collection, and each message of which no copy is left. One record: {@code
   * unknown}, the ids of those that are not in it; if there are any, nothing is removed. No record
   * where there is no such collection.
   */
  public static final Operation<DeleteMessages, ?> DELETE =
      Operation.write("messages.delete", "Removes copies from a collection.", DeleteMessages.class);

  private MessageOperations() {}
}
