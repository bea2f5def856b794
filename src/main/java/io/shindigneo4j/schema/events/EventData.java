package io.shindigneo4j.schema.events;

/** The names of what events have. A value is a text, an integer, or a list of texts. */
public final class EventData {

  /** Of a message, activity, album or media item. */
  public static final String ID = "id";

  /** Of an activity: {@code entry} or {@code activity}. Of what was seen: what it is. */
  public static final String KIND = "kind";

  /** The id of the application that made a thing; empty for none. */
  public static final String APPLICATION = "application";

  public static final String TITLE = "title";
  public static final String VERB = "verb";

  /** When an activity was published, as an ISO 8601 text. */
  public static final String PUBLISHED = "published";

  /** The id of a collection of messages. */
  public static final String COLLECTION = "collection";

  /** The id of who has sent a message. */
  public static final String SENDER = "sender";

  /**
   * Of a comment: the id of the activity that it is about. Of a message: the id of that which it
   * answers, where its owner has a copy of that.
   */
  public static final String IN_REPLY_TO = "inReplyTo";

  /** Of a comment: the id of who has posted that activity, where the comment says it. */
  public static final String IN_REPLY_TO_AUTHOR = "inReplyToAuthor";

  /** Of a copy of a message: NEW, READ, DELETED or FLAGGED. */
  public static final String STATUS = "status";

  /** How many messages a collection has. */
  public static final String TOTAL = "total";

  /** How many messages of a collection are new. */
  public static final String UNREAD = "unread";

  /** Of a request for friendship: the id of who asks. */
  public static final String FROM = "from";

  /** Of a request for friendship: the id of who is asked. */
  public static final String TO = "to";

  /** The id of a friend. */
  public static final String FRIEND = "friend";

  /** The id of a group. */
  public static final String GROUP = "group";

  /** A role in a group: {@code member}, {@code admin} or {@code owner}. */
  public static final String ROLE = "role";

  /** The names of a profile's fields. */
  public static final String FIELDS = "fields";

  /** The id of an album. */
  public static final String ALBUM = "album";

  /** The names of app data. */
  public static final String KEYS = "keys";

  /** The name of a skill. */
  public static final String SKILL = "skill";

  /** The id of who endorses a skill. */
  public static final String ENDORSER = "endorser";

  /** Up to when it was seen, in milliseconds since 1970. */
  public static final String MOMENT = "moment";

  private EventData() {}
}
