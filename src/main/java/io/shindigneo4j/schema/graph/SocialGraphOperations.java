package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Operation;

/**
 * What can be asked of the social graph. A friend is somebody to whom {@code FRIEND_OF} leads from
 * a person, oneself never; each counts once. Unknown users are skipped, unless it says otherwise.
 * People whom the viewer may not see are neither answered nor counted. Texts are in order of their
 * code points.
 */
public final class SocialGraphOperations {

  /**
   * The friends of people, their friends, and so on. One record, by columns, as there may be very
   * many: {@code total}; {@code distances}, how many friendships lead from the nearest of the users
   * to each person, whoever is on the way; {@code values}, for each selected property a list with
   * that of each person; {@code details}, a list for each person, empty where none were selected.
   * The users are left out. By distance, then id.
   */
  public static final Operation<FriendsOfFriends> FRIENDS_OF_FRIENDS =
      Operation.read(
          "graph.friendsOfFriends",
          "The friends of people, their friends, and so on.",
          FriendsOfFriends.class);

  /**
   * The shortest ways from one person to another along friendships. One record: {@code length}, how
   * many friendships they have, null where there is no way, and {@code paths}, a list of lists of
   * maps of {@code values} and {@code details}, both ends included, of people whom the viewer may
   * see. From somebody to the same person leads a path of one. By the ids on the way, those of the
   * people next to the start first.
   */
  public static final Operation<ShortestPaths> SHORTEST_PATHS =
      Operation.read(
          "graph.shortestPaths",
          "The shortest ways from one person to another along friendships.",
          ShortestPaths.class);

  /**
   * People who have friends in common with the users. One record: {@code total}, and {@code
   * people}, a list of maps of {@code values}, {@code details}, {@code score}, a whole number as of
   * the {@link Ranking}, {@code common}, the number of common friends, and {@code examples}, some
   * of these as maps of {@code id} and {@code displayName}, the first by id. Left out are, for each
   * of the users: themselves, friends in either direction, people with a request for friendship or
   * a block in either direction, and those whom they have dismissed. By score, the highest first,
   * then id.
   */
  public static final Operation<RecommendFriends> RECOMMEND_FRIENDS =
      Operation.read(
          "graph.recommendFriends",
          "People who have friends in common with the users.",
          RecommendFriends.class);

  /**
   * The groups that friends of the users are members of. One record: {@code total}, and {@code
   * groups}, a list of maps of {@code values}, {@code friends}, the number of friends in the group,
   * and {@code examples}, some of these as maps of {@code id} and {@code displayName}, the first by
   * id. Groups that a user is in or owns are left out, and closed ones to which no user is invited,
   * or of which the viewer may not know; of a closed one only who is in it is told examples. By
   * friends, the most first, then id.
   */
  public static final Operation<RecommendGroups> RECOMMEND_GROUPS =
      Operation.read(
          "graph.recommendGroups",
          "The groups that friends of the users are members of.",
          RecommendGroups.class);

  /**
   * The people who are friends of both. One record: {@code total}, and {@code people}, a list of
   * maps of {@code values} and {@code details}, empty where one of the two is unknown. By id.
   */
  public static final Operation<MutualFriends> MUTUAL_FRIENDS =
      Operation.read(
          "graph.mutualFriends", "The people who are friends of both.", MutualFriends.class);

  /**
   * How two people stand to each other. At most one record: {@code distance}, the length as of
   * {@link #SHORTEST_PATHS}, {@code mutual}, the number of friends in common, {@code degree} and
   * {@code otherDegree}, the numbers of friends of each; none where one of the two is unknown.
   */
  public static final Operation<Relation> RELATION =
      Operation.read("graph.relation", "How two people stand to each other.", Relation.class);

  /**
   * The people of a group by the number of their friends. One record: {@code outcome}, the word of
   * an {@link io.shindigneo4j.schema.groups.Outcome}, {@code total}, and {@code people}, a list of
   * maps of {@code values}, {@code details} and {@code connections}; the last two null where not
   * done. By connections, the most first, then id.
   */
  public static final Operation<MostConnected> MOST_CONNECTED =
      Operation.read(
          "graph.mostConnected",
          "The people of a group by the number of their friends.",
          MostConnected.class);

  /**
   * Keeps a person out of a user's recommendations. At most one record: {@code changed}, false
   * where it was so already; none where one of the two is unknown.
   */
  public static final Operation<Dismiss> DISMISS =
      Operation.write(
          "graph.dismiss", "Keeps a person out of the recommendations for another.", Dismiss.class);

  /** Takes back {@link #DISMISS}; likewise. */
  public static final Operation<Restore> RESTORE =
      Operation.write("graph.restore", "Takes back that a person was dismissed.", Restore.class);

  /**
   * Blocks a person: requests for friendship between the two go and come no more, and neither is
   * recommended to the other. A friendship stays. At most one record: {@code changed}, false where
   * it was so already; none where one of the two is unknown.
   */
  public static final Operation<Block> BLOCK =
      Operation.write(
          "graph.block",
          "Blocks a person, with whom no friendship can begin any more.",
          Block.class);

  /** Takes back {@link #BLOCK}; likewise. */
  public static final Operation<Unblock> UNBLOCK =
      Operation.write("graph.unblock", "Takes back that a person was blocked.", Unblock.class);

  private SocialGraphOperations() {}
}
