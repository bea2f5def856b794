package io.shindigneo4j.server.graph;

/**
 * Friendships and memberships as one transaction sees them, for algorithms that visit very many of
 * them. People have numbers from 0 on, and so have groups. Numbers and the order of arrays are
 * valid for this object only. Arrays are shared: do not change them. Confined to the transaction's
 * thread.
 */
public interface SocialGraph {

  /** Stands for no person or group. */
  int NONE = -1;

  /** All numbers of people so far are less than this. It may grow with each call. */
  int people();

  /** All numbers of groups so far are less than this. It may grow with each call. */
  int groups();

  /** The number of a person by the id of the node; {@link #NONE} if that is no person. */
  int person(long node);

  /** The number of a group by the id of the node; {@link #NONE} if that is no group. */
  int group(long node);

  /** The id of a person's node. */
  long personNode(int person);

  /**
   * The place of a person among all in the order of {@code id} by code point; {@link #NONE} where
   * it is not known. Places have gaps.
   */
  int rank(int person);

  /** The id of a group's node. */
  long groupNode(int group);

  /** The end nodes of a person's {@code FRIEND_OF} relationships, one for each relationship. */
  int[] friends(int person);

  /** The start nodes of the {@code FRIEND_OF} relationships to a person; likewise. */
  int[] incomingFriends(int person);

  /** The groups that a person is a member of; likewise. */
  int[] memberships(int person);

  /** The members of a group; likewise. */
  int[] members(int group);
}
