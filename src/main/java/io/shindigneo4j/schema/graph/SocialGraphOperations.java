package io.shindigneo4j.schema.graph;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeoplePage;
import java.util.Optional;

/**
 * The questions to the social graph. A friend is somebody to whom {@code FRIEND_OF} leads from a
 * person, oneself never; each counts once. Unknown users are skipped, unless it says otherwise.
 * People whom the viewer may not see are neither answered nor counted. Texts are in order of their
 * code points.
 */
public final class SocialGraphOperations {

  /**
   * The friends of people, their friends, and so on, whoever is on the way. The users are left out.
   * By distance, then id.
   */
  public static final Operation<FriendsOfFriends, NearbyPeople> FRIENDS_OF_FRIENDS =
      Operation.read(
          "graph.friendsOfFriends",
          "The friends of people, their friends, and so on.",
          FriendsOfFriends.class,
          one(NearbyPeople.class));

  /**
   * The shortest paths from one person to another along friendships, of people whom the viewer may
   * see. From somebody to the same person leads a path of one. By the ids on the way, those of the
   * people next to the start first.
   */
  public static final Operation<ShortestPaths, Paths> SHORTEST_PATHS =
      Operation.read(
          "graph.shortestPaths",
          "The shortest ways from one person to another along friendships.",
          ShortestPaths.class,
          one(Paths.class));

  /**
   * People who have friends in common with the users. Left out are, for each of the users:
   * themselves, friends in either direction, people with a request for friendship or a block in
   * either direction, and those whom they have dismissed. By score, the highest first, then id.
   */
  public static final Operation<RecommendFriends, RecommendedPeople> RECOMMEND_FRIENDS =
      Operation.read(
          "graph.recommendFriends",
          "People who have friends in common with the users.",
          RecommendFriends.class,
          one(RecommendedPeople.class));

  /**
   * The groups that friends of the users are members of. Groups that a user is in or owns are left
   * out, and closed ones to which no user is invited, or of which the viewer may not know. Only
   * people in a closed group are told examples of its members. By friends, the most first, then id.
   */
  public static final Operation<RecommendGroups, RecommendedGroups> RECOMMEND_GROUPS =
      Operation.read(
          "graph.recommendGroups",
          "The groups that friends of the users are members of.",
          RecommendGroups.class,
          one(RecommendedGroups.class));

  /** The people who are friends of both; empty if one of the two is unknown. By id. */
  public static final Operation<MutualFriends, PeoplePage> MUTUAL_FRIENDS =
      Operation.read(
          "graph.mutualFriends",
          "The people who are friends of both.",
          MutualFriends.class,
          one(PeoplePage.class));

  /** The relationship of two people; empty if one of the two is unknown. */
  public static final Operation<Relation, Optional<Proximity>> RELATION =
      Operation.read(
          "graph.relation",
          "How two people stand to each other.",
          Relation.class,
          atMostOne(Proximity.class));

  /** The people of a group by the number of their friends, the most first, then id. */
  public static final Operation<MostConnected, CentralPeople> MOST_CONNECTED =
      Operation.read(
          "graph.mostConnected",
          "The people of a group by the number of their friends.",
          MostConnected.class,
          one(CentralPeople.class));

  /** Keeps a person out of a user's recommendations; empty if one of the two is unknown. */
  public static final Operation<Dismiss, Optional<RelationChange>> DISMISS =
      Operation.write(
          "graph.dismiss",
          "Keeps a person out of the recommendations for another.",
          Dismiss.class,
          atMostOne(RelationChange.class));

  /** Takes back {@link #DISMISS}; likewise. */
  public static final Operation<Restore, Optional<RelationChange>> RESTORE =
      Operation.write(
          "graph.restore",
          "Takes back that a person was dismissed.",
          Restore.class,
          atMostOne(RelationChange.class));

  /**
   * Blocks a person: requests for friendship between the two go and come no more, and neither is
   * recommended to the other. A friendship stays. Empty if one of the two is unknown.
   */
  public static final Operation<Block, Optional<RelationChange>> BLOCK =
      Operation.write(
          "graph.block",
          "Blocks a person, with whom no friendship can begin any more.",
          Block.class,
          atMostOne(RelationChange.class));

  /** Takes back {@link #BLOCK}; likewise. */
  public static final Operation<Unblock, Optional<RelationChange>> UNBLOCK =
      Operation.write(
          "graph.unblock",
          "Takes back that a person was blocked.",
          Unblock.class,
          atMostOne(RelationChange.class));

  private SocialGraphOperations() {}
}
