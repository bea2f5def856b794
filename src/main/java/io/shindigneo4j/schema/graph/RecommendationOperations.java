package io.shindigneo4j.schema.graph;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.graph.SocialGraphOperations.RelationChange;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Optional;

/**
 * The operations that recommend people and groups, and those that keep a person out of the
 * recommendations. Friends, unknown users, and people whom the viewer may not see count as in
 * {@link SocialGraphOperations}, and texts are in the same order.
 */
public final class RecommendationOperations {

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

  /**
   * Keeps a person out of a user's recommendations; empty if one of the two is unknown. Refuses who
   * has dismissed {@value SocialGraphOperations#MAX_AVOIDED}.
   */
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

  private RecommendationOperations() {}

  /**
   * The parameters of {@link #RECOMMEND_FRIENDS}.
   *
   * @param examples the most examples of each, up to {@link GraphLimits#MAX_EXAMPLES}
   */
  public record RecommendFriends(
      @Description("ids of people") List<String> users,
      @Description("the fewest common friends, 1 or more") long minimumCommon,
      @Description("what makes the score") Ranking ranking,
      @Description("the most examples of each") long examples,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {

    public RecommendFriends {
      GraphLimits.checkOneOrMore("minimumCommon", minimumCommon);
      GraphLimits.check("examples", examples, 0, GraphLimits.MAX_EXAMPLES);
    }
  }

  /** The measures by which recommended people are ranked. */
  public enum Ranking {
    /** The number of common friends. */
    COMMON_FRIENDS,

    /**
     * Common friends weighted by how few friends these have: the sum of 1 / ln(friends) in
     * billionths, each rounded; one friend or none counts as two. L. Adamic, E. Adar: Friends and
     * neighbors on the Web, 2003.
     */
    ADAMIC_ADAR
  }

  /**
   * The result of {@link #RECOMMEND_FRIENDS}: a page of the list.
   *
   * @param total how many the whole list has
   */
  public record RecommendedPeople(long total, List<FriendRecommendation> people) {}

  /**
   * A person whom the users may know.
   *
   * @param score a whole number as of the {@link Ranking}
   * @param common the number of common friends
   * @param examples some of these, the first by id
   */
  public record FriendRecommendation(
      @Unwrapped Item person, long score, long common, List<Example> examples) {}

  /** A person by id and name alone, as an example of those who led to a recommendation. */
  public record Example(@MayBeAbsent String id, @MayBeAbsent String displayName) {}

  /**
   * The parameters of {@link #RECOMMEND_GROUPS}.
   *
   * @param examples the most examples of each, up to {@link GraphLimits#MAX_EXAMPLES}
   */
  public record RecommendGroups(
      @Description("ids of people") List<String> users,
      @Description("the fewest friends in the group, 1 or more") long minimumFriends,
      @Description("the most examples of each") long examples,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {

    public RecommendGroups {
      GraphLimits.checkOneOrMore("minimumFriends", minimumFriends);
      GraphLimits.check("examples", examples, 0, GraphLimits.MAX_EXAMPLES);
    }
  }

  /**
   * The result of {@link #RECOMMEND_GROUPS}: a page of the list.
   *
   * @param total how many the whole list has
   */
  public record RecommendedGroups(long total, List<GroupRecommendation> groups) {}

  /**
   * A group that the users may like.
   *
   * @param values of the selected properties, in their order; null if there is none
   * @param friends the number of friends in the group
   * @param examples some of these, the first by id
   */
  public record GroupRecommendation(List<Object> values, long friends, List<Example> examples) {}

  /** The parameters of {@link #DISMISS}. */
  public record Dismiss(
      @Description("a person's id") String person,
      @Description("the other person's id") String other,
      @Description("now, in milliseconds since 1970") long now) {

    public Dismiss {
      GraphLimits.checkTwoPeople(person, other);
    }
  }

  /** The parameters of {@link #RESTORE}. */
  public record Restore(
      @Description("a person's id") String person,
      @Description("the other person's id") String other) {

    public Restore {
      GraphLimits.checkTwoPeople(person, other);
    }
  }
}
