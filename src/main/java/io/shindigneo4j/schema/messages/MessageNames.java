package io.shindigneo4j.schema.messages;

import java.util.List;

/** Labels, relationship types, property keys and values of messages in the graph. */
public final class MessageNames {

  public static final String MESSAGE = "Message";

  /** A collection of messages that belongs to one person; owns a timeline of copies. */
  public static final String COLLECTION = "MessageCollection";

  /** One person's copy of a message in one collection; has the message's id. */
  public static final String COPY = "MessageCopy";

  /** Person to each of their collections. */
  public static final String HAS_COLLECTION = "HAS_COLLECTION";

  /** Copy to message. */
  public static final String COPY_OF = "COPY_OF";

  /** Message to the message that it answers. */
  public static final String REPLY_TO = "REPLY_TO";

  /** Person to each message that they sent. */
  public static final String SENT = "SENT";

  /** On a copy: the id of the person who has it. */
  public static final String OWNER = "owner";

  /** On a copy: the id of the collection that it is in. */
  public static final String IN_COLLECTION = "collection";

  /** On a copy: one of {@link MessageOperations.MessageStatus}, by its name. */
  public static final String STATUS = "status";

  /** On a collection: how many of its copies are new. */
  public static final String UNREAD = "unread";

  public static final String TITLE = "title";

  /** The collection that messages come in to. */
  public static final String INBOX = "@inbox";

  /** The collection of the messages that one has sent. */
  public static final String OUTBOX = "@outbox";

  /** The collections that every person has. */
  public static final List<String> SYSTEM_COLLECTIONS = List.of(INBOX, OUTBOX);

  /** Stands for all collections, where messages are asked for by their ids. */
  public static final String ALL_COLLECTIONS = "@all";

  /**
   * The ids of the replies to a message of which the reader has copies. On a copy: the last replies
   * that reached its owner, in the order in which they came.
   */
  public static final String REPLIES = "replies";

  /** The number of replies that a copy knows of. */
  public static final int MAX_REPLIES = 100;

  /** How many collections one person may have, those of the system included. */
  public static final int MAX_COLLECTIONS = 1_000;

  /** The id of the message that a message answers, if the reader has a copy of it. */
  public static final String IN_REPLY_TO = "inReplyTo";

  /** The ids of the reader's collections that a message is in. */
  public static final String COLLECTION_IDS = "collectionIds";

  private MessageNames() {}
}
