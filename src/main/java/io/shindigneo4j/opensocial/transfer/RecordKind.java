package io.shindigneo4j.opensocial.transfer;

import java.util.Locale;

/** The kinds of what is moved, in an order in which each refers to earlier ones only. */
public enum RecordKind {
  PERSON,
  FRIENDSHIP,
  FRIEND_REQUEST,
  MANAGER,
  GROUP,
  MEMBERSHIP,
  SKILL,
  ENDORSEMENT,
  APP_DATA,
  ALBUM,
  MEDIA_ITEM,
  ACTIVITY,
  COLLECTION,
  MESSAGE;

  /** Its name in reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The Cypher file that writes a batch of it. */
  String file() {
    return "transfer/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
