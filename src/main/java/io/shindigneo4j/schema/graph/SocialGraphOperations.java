package io.shindigneo4j.schema.graph;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The questions to the social graph. A friend is somebody to whom {@code FRIEND_OF} leads from a
 * person, oneself never; each counts once. Unknown users are skipped, unless it says otherwise.
 * People whom the viewer may not see are neither answered nor counted. Texts are in order of their
 * code points.
 */
public final class SocialGraphOperations {

  /** How many people one may block, and how many one may dismiss. */
  public static final int MAX_AVOIDED = 10_000;

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

  /**
   * Blocks a person: requests for friendship between the two go and come no more, and neither is
   * recommended to the other. A friendship stays. Empty if one of the two is unknown. Refuses who
   * blocks {@value #MAX_AVOIDED}.
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

  /**
   * The parameters of {@link #FRIENDS_OF_FRIENDS}.
   *
   * @param depth the greatest distance, from 1 to {@link GraphLimits#MAX_HOPS}
   */
  public record FriendsOfFriends(
      @Description("ids of people") List<String> users,
      @Description("the greatest distance, 1 or more") long depth,
      @Description("whether friends of any of the users are left out") boolean strangersOnly,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {

    public FriendsOfFriends {
      GraphLimits.check("depth", depth, 1, GraphLimits.MAX_HOPS);
    }
  }

  /**
   * The result of {@link #FRIENDS_OF_FRIENDS}: a page of the list. It travels by columns, as there
   * may be very many people.
   *
   * @param total how many the whole list has
   * @param distances of each person
   * @param values for each selected property a list with that of each person
   * @param details of each person; empty if none were selected
   */
  public record NearbyPeople(
      long total, List<Long> distances, List<List<Object>> values, List<List<Detail>> details) {

    /** The people of the page. */
    public List<NearbyPerson> people() {
      List<NearbyPerson> people = new ArrayList<>(distances.size());
      for (int place = 0; place < distances.size(); place++) {
        people.add(new NearbyPerson(item(place), distances.get(place)));
      }
      return people;
    }

    private Item item(int place) {
      List<Object> row = new ArrayList<>(values.size());
      for (List<Object> column : values) {
        row.add(column.get(place));
      }
      return new Item(row, details.isEmpty() ? List.of() : details.get(place));
    }
  }

  /**
   * A person some friendships away.
   *
   * @param distance how many friendships lead from the nearest of the users to the person
   */
  public record NearbyPerson(Item person, long distance) {}

  /**
   * The parameters of {@link #SHORTEST_PATHS}.
   *
   * @param hops the most friendships that a path may have, from 1 to {@link GraphLimits#MAX_HOPS}
   * @param paths the most paths in the answer, from 1 to {@link GraphLimits#MAX_PATHS}
   */
  public record ShortestPaths(
      @Description("the id of the person where it begins") String from,
      @Description("the id of the person where it ends") String to,
      @Description("the most friendships of a path, 1 or more") long hops,
      @Description("the most paths in the answer, 1 or more") long paths,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("what to read of each") Selection selection) {

    public ShortestPaths {
      GraphLimits.check("hops", hops, 1, GraphLimits.MAX_HOPS);
      GraphLimits.check("paths", paths, 1, GraphLimits.MAX_PATHS);
    }
  }

  /**
   * The result of {@link #SHORTEST_PATHS}.
   *
   * @param length how many friendships each path has; null if there is none
   * @param paths the people on each path, both ends included
   */
  public record Paths(@MayBeAbsent Long length, List<List<Item>> paths) {

    /** Two people who are not connected. */
    public static final Paths NONE = new Paths(null, List.of());
  }

  /** The parameters of {@link #MUTUAL_FRIENDS}. */
  public record MutualFriends(
      @Description("a person's id") String user,
      @Description("the other person's id") String other,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {}

  /**
   * The parameters of {@link #RELATION}.
   *
   * @param hops the greatest distance to look for, from 1 to {@link GraphLimits#MAX_HOPS}
   */
  public record Relation(
      @Description("a person's id") String user,
      @Description("the other person's id") String other,
      @Description("the greatest distance to look for, 1 or more") long hops,
      @Description("who looks, and how far") Viewpoint viewpoint) {

    public Relation {
      GraphLimits.check("hops", hops, 1, GraphLimits.MAX_HOPS);
    }
  }

  /**
   * The result of {@link #RELATION}.
   *
   * @param distance as the length of {@link Paths}
   * @param mutual the number of friends in common
   * @param degree the number of friends of the user
   * @param otherDegree the number of friends of the other
   */
  public record Proximity(@MayBeAbsent Long distance, long mutual, long degree, long otherDegree) {}

  /** The parameters of {@link #MOST_CONNECTED}. */
  public record MostConnected(
      @Description("a group's id") String group,
      @Description("the lowest role that may do it") RequiredRole needed,
      @Description("whether only friends in the group count") boolean inside,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {}

  /**
   * The result of {@link #MOST_CONNECTED}: a page of the list.
   *
   * @param total how many the whole list has; null if not done
   * @param people null if not done
   */
  public record CentralPeople(
      Outcome outcome, @MayBeAbsent Long total, @MayBeAbsent List<CentralPerson> people) {

    /** Stands in place of a list that the viewer may not see. */
    public static CentralPeople refused(Outcome outcome) {
      return new CentralPeople(outcome, null, null);
    }
  }

  /**
   * A person of a group.
   *
   * @param connections the number of friends that count
   */
  public record CentralPerson(@Unwrapped Item person, long connections) {}

  /** The parameters of {@link #BLOCK}. */
  public record Block(
      @Description("a person's id") String person,
      @Description("the other person's id") String other,
      @Description("now, in milliseconds since 1970") long now) {

    public Block {
      GraphLimits.checkTwoPeople(person, other);
    }
  }

  /**
   * The result of a change between two people.
   *
   * @param changed false if it was so already. Null if a limit is reached: a Shindig of an earlier
   *     release, which does not know the limit, fails of that rather than tell that all is done
   * @param full true if a limit is reached; then nothing has changed. Null, as false, from a server
   *     of an earlier release
   */
  public record RelationChange(@MayBeAbsent Boolean changed, @MayBeAbsent Boolean full) {

    /** That of a call that a limit refuses. */
    public static final RelationChange REFUSED = new RelationChange(null, true);

    /** That of a call that is done. */
    public static RelationChange done(boolean changed) {
      return new RelationChange(changed, false);
    }

    public boolean isRefused() {
      return Boolean.TRUE.equals(full);
    }
  }

  /** The parameters of {@link #UNBLOCK}. */
  public record Unblock(
      @Description("a person's id") String person,
      @Description("the other person's id") String other) {

    public Unblock {
      GraphLimits.checkTwoPeople(person, other);
    }
  }
}
