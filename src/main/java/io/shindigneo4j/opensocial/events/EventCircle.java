package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import java.util.Map;

/**
 * Who hears of a type of event besides the person whose it is, if the policy lets them.
 *
 * @param resource what the policy is asked about
 */
record EventCircle(Kind kind, Resource resource) {

  /** Who they are. */
  enum Kind {
    /** Nobody else. */
    NOBODY,
    /** Who has the person among their friends. */
    FRIENDS,
    /** The members of the group of the event. */
    MEMBERS,
    /** Who endorses. */
    ENDORSER
  }

  static EventCircle of(EventType type) {
    return switch (type) {
      case ACTIVITY_POSTED, ACTIVITY_UPDATED, ACTIVITY_DELETED ->
          new EventCircle(Kind.FRIENDS, Resource.ACTIVITIES);
      case MESSAGE_RECEIVED, MESSAGE_UPDATED, MESSAGE_DELETED, MAILBOX_COUNTED ->
          new EventCircle(Kind.NOBODY, Resource.MESSAGES);
      case FRIENDSHIP_REQUESTED,
          FRIENDSHIP_DECLINED,
          GROUP_INVITED,
          GROUP_UNINVITED,
          NOTIFICATIONS_SEEN ->
          new EventCircle(Kind.NOBODY, Resource.REQUESTS);
      case FRIENDSHIP_ACCEPTED, FRIENDSHIP_ENDED ->
          new EventCircle(Kind.NOBODY, Resource.FRIENDSHIPS);
      case GROUP_JOINED, GROUP_LEFT, GROUP_ROLE_CHANGED ->
          new EventCircle(Kind.MEMBERS, Resource.GROUPS);
      case PERSON_UPDATED, PERSON_DELETED -> new EventCircle(Kind.FRIENDS, Resource.PEOPLE);
      case ALBUM_CREATED, ALBUM_UPDATED, ALBUM_DELETED ->
          new EventCircle(Kind.FRIENDS, Resource.ALBUMS);
      case MEDIA_ITEM_CREATED, MEDIA_ITEM_UPDATED, MEDIA_ITEM_DELETED ->
          new EventCircle(Kind.FRIENDS, Resource.MEDIA_ITEMS);
      case APP_DATA_CHANGED -> new EventCircle(Kind.NOBODY, Resource.APP_DATA);
      case SKILL_ENDORSED, SKILL_UNENDORSED ->
          new EventCircle(Kind.ENDORSER, Resource.ENDORSEMENTS);
    };
  }

  /** The group whose members the graph is asked for; null for friends. */
  String group(Map<String, Object> data) {
    return kind == Kind.MEMBERS ? (String) data.get(EventData.GROUP) : null;
  }
}
