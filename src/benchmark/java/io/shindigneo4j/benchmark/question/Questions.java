package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.activities.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ListActivities;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.Ranking;
import io.shindigneo4j.schema.graph.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendGroups;
import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.Bond;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.ListGroups;
import io.shindigneo4j.schema.groups.ListMembers;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.groups.Standing;
import io.shindigneo4j.schema.messages.ListCollections;
import io.shindigneo4j.schema.messages.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.Circle;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.people.ListPeople;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.query.Sort;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The questions about a population. */
public final class Questions {

  /** The empty call: the least that any call costs. */
  public static final Question EMPTY =
      new Question(
          "empty",
          EmptyProcedures.NAME,
          EmptyProcedures.CYPHER,
          EmptyProcedures.CYPHER,
          AnswerShape.item(record -> record.get("one")),
          List.of(Map.of()));

  private static final int PAGE = 20;
  private static final int FEED = 100;
  private static final int TEN = 10;
  private static final int BULKY_PAGE = 120;
  private static final int EXAMPLES = 3;
  private static final String INBOX = "@inbox";

  /** The application that asks. It sees what no application has posted. */
  private static final String APPLICATION = "app";

  private static final Selection PROFILE =
      new Selection(Population.PROPERTIES, List.of("HAS_ADDRESS", "HAS_ORGANIZATION"));

  private static final Selection PEOPLE = new Selection(Population.PROPERTIES, List.of());

  static final Selection MESSAGES =
      new Selection(List.of("id", "senderId", "timeSent", "title", "body", "status"), List.of());

  static final Selection ACTIVITIES =
      new Selection(List.of("id", "owner", "published", "document"), List.of());

  static final Selection COLLECTIONS =
      new Selection(List.of("id", "title", "total", "unread"), List.of());

  private static final Selection GROUPS =
      new Selection(List.of("id", "title", "description"), List.of());

  /** The fields of people in long lists. */
  private static final Selection NAMES = new Selection(List.of("id", "displayName"), List.of());

  private static final List<String> VALUES = List.of("values");
  private static final List<String> VALUES_AND_DETAILS = List.of("values", "details");

  private static final Page EVERYBODY = new Page(0, 10_000);

  private final Population population;
  private final int variety;
  private final Choosing choosing;

  private Questions(Population population, int variety, Choosing choosing) {
    this.population = population;
    this.variety = variety;
    this.choosing = choosing;
  }

  /** Chooses the people that a question is about. */
  private interface Choosing {
    List<Integer> some(String question, int count, IntPredicate wanted);
  }

  /**
   * The questions about random people, the same in each run.
   *
   * @param variety the largest number of parameter sets
   */
  public static List<Question> about(Population population, int variety) {
    return new Questions(population, variety, population::some).all();
  }

  /** The questions about the first people that have what is asked for. */
  public static List<Question> aboutFirst(int people, Population population) {
    return new Questions(
            population,
            people,
            (question, count, wanted) ->
                IntStream.range(0, people).filter(wanted).limit(count).boxed().toList())
        .all();
  }

  private List<Question> all() {
    return List.of(
        EMPTY,
        person(),
        tenPeople(),
        friends(),
        friendsOfTen(),
        groupMembers(),
        groupsOfPerson(),
        inbox(),
        collections(),
        message(),
        activity(),
        ownActivities(),
        activitiesOfTen(),
        tenActivities(),
        feed(),
        friendsOfFriends("foaf2", 2),
        friendsOfFriends("foaf3", 3),
        recommendations(),
        groupRecommendations(),
        shortestPath());
  }

  private Stream<Integer> some(String question, IntPredicate wanted) {
    return choosing.some(question, variety, wanted).stream();
  }

  /** This number of people for each set of parameters. */
  private Stream<List<Integer>> several(String question, int count, IntPredicate wanted) {
    return IntStream.range(0, variety).mapToObj(i -> choosing.some(question + i, count, wanted));
  }

  public static List<String> names(Population population) {
    return about(population, 1).stream().map(Question::name).toList();
  }

  private Question person() {
    return Question.ofItem(
        "person",
        PeopleOperations.GET,
        ShindigBeans.person(PROFILE),
        some("person", place -> true)
            .map(place -> new GetPerson(Population.id(place), PROFILE))
            .toList());
  }

  private Question friends() {
    return Question.ofList(
        "friends",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PEOPLE),
        some("friends", this::isUsual).map(place -> friendsOf(List.of(place), PAGE)).toList());
  }

  private Question friendsOfTen() {
    return Question.ofList(
        "friends-10",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PEOPLE),
        several("friends-10", TEN, this::isUsual)
            .map(people -> friendsOf(people, BULKY_PAGE))
            .toList());
  }

  private static ListPeople friendsOf(List<Integer> people, int limit) {
    return new ListPeople(around(people, Circle.FRIENDS), null, first(limit), PEOPLE);
  }

  private Question tenPeople() {
    return Question.ofList(
        "people-10",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PROFILE),
        several("people-10", TEN, place -> true)
            .map(people -> around(people, Circle.SELF))
            .map(around -> new ListPeople(around, null, first(TEN), PROFILE))
            .toList());
  }

  private Question groupMembers() {
    return Question.ofList(
        "group-members",
        GroupOperations.MEMBERS,
        "people",
        List.of("values", "details", "role", "since"),
        ShindigBeans.member(PEOPLE),
        inGroups("group-members")
            .map(place -> membersOf(population.groups(place).get(0), place))
            .toList());
  }

  private Stream<Integer> inGroups(String question) {
    return some(question, place -> !population.groups(place).isEmpty());
  }

  private static ListMembers membersOf(String group, int viewer) {
    return new ListMembers(
        group,
        new Needed(Standing.NONE, Standing.MEMBER),
        Bond.MEMBERSHIP,
        Viewpoint.of(Population.id(viewer)),
        first(BULKY_PAGE),
        PEOPLE);
  }

  private Question groupsOfPerson() {
    return Question.ofList(
        "person-groups",
        GroupOperations.LIST,
        "groups",
        VALUES,
        ShindigBeans.group(GROUPS),
        inGroups("person-groups")
            .map(Population::id)
            .map(id -> new ListGroups(id, id, Bond.MEMBERSHIP, first(PAGE), GROUPS))
            .toList());
  }

  private Question groupRecommendations() {
    return Question.ofList(
        "group-recommendation",
        SocialGraphOperations.RECOMMEND_GROUPS,
        "groups",
        List.of("values", "friends", "examples"),
        ShindigBeans.recommendedGroup(GROUPS),
        some("group-recommendation", this::isUsual)
            .map(Population::id)
            .map(Questions::groupRecommendations)
            .toList());
  }

  private static RecommendGroups groupRecommendations(String id) {
    Page page = new Page(0, TEN);
    return new RecommendGroups(List.of(id), 1, EXAMPLES, Viewpoint.of(id), page, GROUPS);
  }

  private Question inbox() {
    return Question.ofList(
        "inbox",
        MessageOperations.LIST,
        "messages",
        VALUES,
        ShindigBeans::message,
        some("inbox", place -> population.inbox(place).size() >= PAGE)
            .map(Population::id)
            .map(id -> new ListMessages(id, INBOX, List.of(), first(PAGE), MESSAGES))
            .toList());
  }

  private Question collections() {
    return Question.ofList(
        "message-collections",
        MessageOperations.LIST_COLLECTIONS,
        "collections",
        VALUES,
        ShindigBeans::collection,
        withMessages("message-collections")
            .map(Population::id)
            .map(id -> new ListCollections(id, first(PAGE), COLLECTIONS))
            .toList());
  }

  private Stream<Integer> withMessages(String question) {
    return some(question, place -> !population.inbox(place).isEmpty());
  }

  private Question message() {
    return Question.ofList(
        "message",
        MessageOperations.LIST,
        "messages",
        VALUES,
        ShindigBeans::message,
        withMessages("message").map(this::lastMessage).toList());
  }

  private ListMessages lastMessage(int place) {
    List<String> inbox = population.inbox(place);
    List<String> last = inbox.subList(inbox.size() - 1, inbox.size());
    return new ListMessages(Population.id(place), INBOX, last, first(1), MESSAGES);
  }

  private Question activity() {
    return Question.ofList(
        "activity",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        withActivities("activity", 1)
            .map(place -> activities(List.of(place), activities(place, 1), 1))
            .toList());
  }

  private Stream<Integer> withActivities(String question, int least) {
    return some(question, place -> population.activities(place).size() >= least);
  }

  private List<String> activities(int place, int count) {
    return population.activities(place).subList(0, count);
  }

  private static ListActivities activities(List<Integer> people, List<String> ids, int limit) {
    return new ListActivities(
        ActivityKind.ENTRY,
        around(people, Circle.SELF),
        APPLICATION,
        ids,
        first(limit),
        ACTIVITIES);
  }

  private Question ownActivities() {
    return Question.ofList(
        "own-activities",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        withActivities("own-activities", 1)
            .map(place -> activities(List.of(place), List.of(), PAGE))
            .toList());
  }

  private Question activitiesOfTen() {
    return Question.ofList(
        "activities-10",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        several("activities-10", TEN, place -> true)
            .map(people -> activities(people, List.of(), BULKY_PAGE))
            .toList());
  }

  private Question tenActivities() {
    return Question.ofList(
        "activity-list-10",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        withActivities("activity-list-10", TEN)
            .map(place -> activities(List.of(place), activities(place, TEN), TEN))
            .toList());
  }

  private Question feed() {
    return Question.ofList(
        "feed",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        some("feed", place -> isUsual(place) && population.feed(place) >= FEED)
            .map(Questions::feedOf)
            .toList());
  }

  private static ListActivities feedOf(int place) {
    return new ListActivities(
        ActivityKind.ENTRY,
        around(List.of(place), Circle.FRIENDS),
        APPLICATION,
        List.of(),
        first(FEED),
        ACTIVITIES);
  }

  private Question friendsOfFriends(String name, int depth) {
    return Question.ofFriendsOfFriends(
        name,
        ShindigBeans.near(NAMES),
        some(name, this::isUsual).map(Population::id).map(id -> strangers(id, depth)).toList());
  }

  private static FriendsOfFriends strangers(String id, int depth) {
    return new FriendsOfFriends(List.of(id), depth, true, Viewpoint.of(id), EVERYBODY, NAMES);
  }

  private Question recommendations() {
    return Question.ofList(
        "friend-recommendation",
        SocialGraphOperations.RECOMMEND_FRIENDS,
        "people",
        List.of("values", "details", "score", "common", "examples"),
        ShindigBeans.recommendedPerson(NAMES),
        some("friend-recommendation", this::isUsual)
            .map(Population::id)
            .map(Questions::recommendations)
            .toList());
  }

  private static RecommendFriends recommendations(String id) {
    Page page = new Page(0, TEN);
    return new RecommendFriends(
        List.of(id), 1, Ranking.COMMON_FRIENDS, EXAMPLES, Viewpoint.of(id), page, NAMES);
  }

  private Question shortestPath() {
    return Question.ofItem(
        "shortest-path",
        SocialGraphOperations.SHORTEST_PATHS,
        ShindigBeans.path(NAMES),
        several("shortest-path", 2, this::isUsual)
            .map(ends -> path(Population.id(ends.get(0)), Population.id(ends.get(1))))
            .toList());
  }

  private static ShortestPaths path(String from, String to) {
    return new ShortestPaths(from, to, TEN, 1, Viewpoint.of(from), NAMES);
  }

  /** Whether the person's number of friends lies between the median and the top tenth. */
  private boolean isUsual(int place) {
    return population.friends(place) >= 12 && population.friends(place) <= 65;
  }

  private static Around around(List<Integer> people, Circle circle) {
    List<String> ids = people.stream().map(Population::id).toList();
    return new Around(ids, circle, null, Viewpoint.of(ids.get(0)));
  }

  private static ListQuery first(int limit) {
    return new ListQuery(null, null, new Sort(null, true), new Page(0, limit));
  }
}
