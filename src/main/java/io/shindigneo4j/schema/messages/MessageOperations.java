package io.shindigneo4j.schema.messages;

import static io.shindigneo4j.schema.ResultType.atMostOne;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import io.shindigneo4j.schema.query.ListParameters;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;
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

  /** Makes a collection, unless the person has {@value MessageNames#MAX_COLLECTIONS}. */
  public static final Operation<CreateCollection, Optional<Creation>> CREATE_COLLECTION =
      Operation.write(
          "messages.createCollection",
          "Makes a collection.",
          CreateCollection.class,
          atMostOne(Creation.class));

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

  /** The parameters of {@link #LIST_COLLECTIONS}. */
  public record ListCollections(
      @Description("a person's id") String user,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * The result of {@link #LIST_COLLECTIONS}: a page of a person's collections.
   *
   * @param open whether the person has all system collections
   * @param total how many collections match
   */
  public record CollectionPage(boolean open, long total, List<Item> collections) {}

  /** The parameters of {@link #OPEN_MAILBOX}. */
  public record OpenMailbox(
      @Description("a person's id") String user,
      @Description("now, as an ISO 8601 text") String updated) {}

  /**
   * The result of {@link #OPEN_MAILBOX}.
   *
   * @param opened true: the person has all system collections now
   */
  public record MailboxOpening(boolean opened) {}

  /** The parameters of {@link #CREATE_COLLECTION}. */
  public record CreateCollection(
      @Description("a person's id") String user,
      @Description("of the collection, its id among them") Map<String, Object> properties,
      @Description("now, as an ISO 8601 text") String updated,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /** The parameters of {@link #UPDATE_COLLECTION}. */
  public record UpdateCollection(
      @Description("a person's id") String user,
      @Description("a collection's id") String collection,
      @Description("the new values; null removes one") Map<String, Object> properties) {}

  /**
   * The result of an update or a deletion of a collection.
   *
   * @param found true: there is no result where there is no such collection
   */
  public record CollectionChange(boolean found) {}

  /** The parameters of {@link #DELETE_COLLECTION}. */
  public record DeleteCollection(
      @Description("a person's id") String user,
      @Description("a collection's id") String collection) {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param query its targets are properties of the copy, such as {@code status}, or with the detail
   *     {@link MessageNames#COPY_OF} properties of the message
   * @param selection properties of message and copy, and what is found out by looking around:
   *     {@link MessageNames#REPLIES}, {@link MessageNames#IN_REPLY_TO}, {@link
   *     MessageNames#COLLECTION_IDS}
   */
  public record ListMessages(
      @Description("a person's id") String user,
      @Description("a collection's id; @all for wherever the messages of the ids are")
          String collection,
      @Description("only these messages; empty for all") List<String> ids,
      @Description("its targets are properties of the copy or of the message") ListQuery query,
      @Description("properties of message and copy, and what is found around") Selection selection)
      implements ListParameters {}

  /**
   * The result of {@link #LIST}: a page of the messages in a collection.
   *
   * @param total how many messages match
   */
  public record MessagePage(long total, List<MessageItem> messages) implements ListPage {

    @Override
    public int size() {
      return messages.size();
    }
  }

  /**
   * A message, with the reader's copy of it.
   *
   * @param values of the selected properties, in their order; null if there is none
   */
  public record MessageItem(List<Object> values) {}

  /**
   * The parameters of {@link #SEND}.
   *
   * @param inReplyTo the id of the message that it answers; null for none
   * @param collection where it goes with recipients who have such a collection; the inbox otherwise
   */
  public record SendMessage(
      @Description("the id of who sends it") String sender,
      @Description("the recipients, as far as the sender may see them") PeopleSelector around,
      @Description("the properties of the message") Map<String, Object> message,
      @MayBeAbsent @Description("the message that it answers; absent for none") String inReplyTo,
      @Description("where it goes with who has such a collection; else the inbox")
          String collection,
      @Description("now, as an ISO 8601 text") String updated,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /**
   * The result of {@link #SEND}.
   *
   * @param unknown the ids of the recipients who do not exist, or whom the sender may not see
   * @param answers whether the message that this one replies to is there for the sender; true if it
   *     replies to none
   */
  public record SendResult(
      List<String> unknown, boolean answers, @Unwrapped EarlierAnswer earlierAnswer) {}

  /**
   * The parameters of {@link #UPDATE}.
   *
   * @param target the id of the collection that the copy goes to; null to leave it where it is
   */
  public record UpdateMessage(
      @Description("a person's id") String user,
      @Description("a collection's id") String collection,
      @Description("the message's id") String id,
      @MayBeAbsent @Description("absent to keep it") MessageStatus status,
      @MayBeAbsent @Description("the collection to move it to; absent to leave it") String target,
      @Description("now, as an ISO 8601 text") String updated,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The status of a copy of a message; OpenSocial Social Data 2.5.1, Message. */
  public enum MessageStatus {
    /** Counts as unread. */
    NEW,
    READ,
    /** Marked as deleted, but still there. */
    DELETED,
    FLAGGED
  }

  /** The result of {@link #UPDATE}. */
  public record MessageChange(MessageUpdateOutcome outcome) {}

  /** The outcome of an update of a message. */
  public enum MessageUpdateOutcome {
    DONE,
    /** There is no collection to move the copy to; nothing was changed. */
    UNKNOWN,
    /** The collection to move the copy to has one already; nothing was changed. */
    TAKEN
  }

  /** The parameters of {@link #DELETE}. */
  public record DeleteMessages(
      @Description("a person's id") String user,
      @Description("a collection's id") String collection,
      @Description("which ones") List<String> ids,
      @Description("now, as an ISO 8601 text") String updated) {}

  /**
   * The result of {@link #DELETE}.
   *
   * @param unknown the ids of the messages that are not in the collection; where there are any,
   *     nothing was removed
   */
  public record MessageDeletion(List<String> unknown) {}
}
