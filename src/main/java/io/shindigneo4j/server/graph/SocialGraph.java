package io.shindigneo4j.server.graph;

/**
 * Friendships and memberships as one transaction sees them, for algorithms that look at very many
 * of them: people have numbers from 0 on, and groups others from 0 on. Numbers are this object's
 * alone, and so is the order of an array. All arrays are shared: whoever gets one only reads it.
 * For use by the transaction's thread.
 */
public interface SocialGraph {

  /** The number of what is not there. */
  int NONE = -1;

  /** All numbers of people given so far are less than this; it may grow with each call. */
  int people();

  /** All numbers of groups given so far are less than this; it may grow with each call. */
  int groups();

  /** The number of a person by the id of its node, {@link #NONE} where it is no person's. */
  int person(long node);

  /** The number of a group by the id of its node, {@link #NONE} where it is no group's. */
  int group(long node);

  /** The id of a person's node. */
  long personNode(int person);

  /** The id of a group's node. */
  long groupNode(int group);

  /** To whom {@code FRIEND_OF} leads from a person; somebody it leads to twice comes twice. */
  int[] friends(int person);

  /** The same with the times when they became friends. */
  Friendships friendships(int person);

  /** From whom {@code FRIEND_OF} leads to a person; likewise. */
  int[] admirers(int person);

  /** The groups that a person is a member of; likewise. */
  int[] memberships(int person);

  /** The members of a group; likewise. */
  int[] members(int group);
}
