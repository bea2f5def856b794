package io.shindigneo4j.opensocial.access;

/** What the policy tells apart. */
public enum Resource {
  PEOPLE,
  /** Friendships and requests for them. */
  FRIENDSHIPS,
  GROUPS,
  /** Activities of both kinds. */
  ACTIVITIES,
  MESSAGES,
  APP_DATA,
  ALBUMS,
  MEDIA_ITEMS
}
