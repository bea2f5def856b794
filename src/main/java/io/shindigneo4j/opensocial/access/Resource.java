package io.shindigneo4j.opensocial.access;

/** A kind of thing that the policy protects. */
public enum Resource {
  PEOPLE,
  /** What people earn, as their profiles say. */
  SALARIES,

  /**
   * Who is whose friend, and what follows from that in the graph as a whole; writers also dismiss
   * and block people.
   */
  FRIENDSHIPS,

  /**
   * Requests for friendship, and invitations into groups, of who sent or received them; and
   * recommendations, which leave people out because of requests and blocks.
   */
  REQUESTS,

  GROUPS,
  /** Activities of both kinds. */
  ACTIVITIES,
  MESSAGES,
  APP_DATA,
  ALBUMS,
  MEDIA_ITEMS,
  SKILLS,

  /** What people say of others' skills; written by who endorses. */
  ENDORSEMENTS,

  /** Who reports to whom; written by who reports. */
  HIERARCHY
}
