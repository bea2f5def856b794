package io.shindigneo4j.opensocial.access;

/** What the policy tells apart. */
public enum Resource {
  PEOPLE,
  FRIENDSHIPS,

  /** Requests for friendship, and invitations into groups, of who sent or received them. */
  REQUESTS,

  GROUPS,
  /** Activities of both kinds. */
  ACTIVITIES,
  MESSAGES,
  APP_DATA,
  ALBUMS,
  MEDIA_ITEMS
}
