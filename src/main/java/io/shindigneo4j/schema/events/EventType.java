package io.shindigneo4j.schema.events;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The types of events. Each constant says whose the event is, and what its data have. */
public enum EventType {
  /**
   * Of the actor: id, kind, application, title, verb, published; of a comment: inReplyTo,
   * inReplyToAuthor.
   */
  ACTIVITY_POSTED("activity.posted"),
  /** Of the actor: as for a new one. */
  ACTIVITY_UPDATED("activity.updated"),
  /** Of the actor: id, kind, application; of a comment: inReplyTo, inReplyToAuthor. */
  ACTIVITY_DELETED("activity.deleted"),

  /** Of the owner of the copy: id, collection, sender, title. */
  MESSAGE_RECEIVED("message.received"),
  /** Of the owner of the copy: id, collection, status. */
  MESSAGE_UPDATED("message.updated"),
  /** Of the owner of the copy: id, collection. */
  MESSAGE_DELETED("message.deleted"),
  /** Of the owner of the collection: collection, total, unread. */
  MAILBOX_COUNTED("mailbox.counted"),

  /** Of who asks, and once more of who is asked: from, to. */
  FRIENDSHIP_REQUESTED("friendship.requested"),
  /** The request is gone without a friendship. Of both, each once: from, to. */
  FRIENDSHIP_DECLINED("friendship.declined"),
  /** Of who has a new friend: friend. */
  FRIENDSHIP_ACCEPTED("friendship.accepted"),
  /** Of who has a friend less: friend. */
  FRIENDSHIP_ENDED("friendship.ended"),

  /** Of the invited person: group, title. */
  GROUP_INVITED("group.invited"),
  /** The invitation is gone without a membership. Of the invited person: group. */
  GROUP_UNINVITED("group.uninvited"),
  /** Of the new member: group, role. */
  GROUP_JOINED("group.joined"),
  /** Of the former member: group. */
  GROUP_LEFT("group.left"),
  /** Of the member: group, role. */
  GROUP_ROLE_CHANGED("group.role"),

  /** Of the person: fields, their names. */
  PERSON_UPDATED("person.updated"),
  /** Of the person, who exists no more. */
  PERSON_DELETED("person.deleted"),

  /** Of the owner: id, application, title. */
  ALBUM_CREATED("album.created"),
  /** Of the owner: as for a new one. */
  ALBUM_UPDATED("album.updated"),
  /** Of the owner: id, application. */
  ALBUM_DELETED("album.deleted"),

  /** Of the owner: id, album, application, title. */
  MEDIA_ITEM_CREATED("mediaItem.created"),
  /** Of the owner: as for a new one. */
  MEDIA_ITEM_UPDATED("mediaItem.updated"),
  /** Of the owner: id, album, application. */
  MEDIA_ITEM_DELETED("mediaItem.deleted"),

  /** Of the person: application, keys. */
  APP_DATA_CHANGED("appData.changed"),

  /** Of who has the skill: skill, endorser. */
  SKILL_ENDORSED("skill.endorsed"),
  /** Of who has the skill: skill, endorser. */
  SKILL_UNENDORSED("skill.unendorsed"),

  /** What the person has seen: kind, moment. */
  NOTIFICATIONS_SEEN("notifications.seen");

  private static final Map<String, EventType> BY_NAME =
      Stream.of(values()).collect(Collectors.toMap(type -> type.name, Function.identity()));

  private final String name;

  EventType(String name) {
    this.name = name;
  }

  /** The type of a name; empty for one that this version does not know. */
  public static Optional<EventType> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** As on the wire: the area, a dot, and what happened. */
  public String wireName() {
    return name;
  }

  /** What comes before the dot. */
  public String area() {
    return name.substring(0, name.indexOf('.'));
  }
}
