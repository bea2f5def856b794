package io.shindigneo4j.opensocial.access;

/** What the policy tells apart. */
public enum Resource {
  PEOPLE,
  /** What people earn, as their profiles say. */
  SALARIES,
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
