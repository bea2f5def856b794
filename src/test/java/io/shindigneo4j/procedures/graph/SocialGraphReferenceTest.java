package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.graph.RecommendationOperations.Example;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendedGroups;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendedPeople;
import io.shindigneo4j.schema.graph.SocialGraphOperations.CentralPeople;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MostConnected;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.NearbyPeople;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Paths;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Proximity;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Relation;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.FriendshipReader;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

@DisplayName("The algorithms on the social graph answer what plain ones do, on thousands of graphs")
@ExtendWith(SharedGraphServer.class)
class SocialGraphReferenceTest {

  private static final int GRAPHS_OF_EACH = 500;
  private static final Page ALL = new Page(0, Integer.MAX_VALUE);
  private static final Selection ID = new Selection(List.of("id"), List.of());
  private static final RequiredRole NOTHING = new RequiredRole(GroupRole.NONE, GroupRole.NONE);

  private Random random;
  private PlainSociety society;
  private ProcedureContext context;
  private Viewpoint viewpoint;

  @Seeds(exhaustive = 4)
  void whateverTheGraph(long seed, GraphServer server) {
    random = new Random(seed);
    for (int i = 0; i < GRAPHS_OF_EACH; i++) {
      society = new PlainSociety(random);
      try (Transaction transaction = server.database("neo4j").beginTx()) {
        Map<String, Node> nodes = create(transaction);
        ask(ProcedureContexts.STORE.of(transaction, AccessMode.READ));
        ask(inArrays(transaction, nodes));
      }
    }
  }

  private Map<String, Node> create(Transaction transaction) {
    Map<String, Node> nodes = new HashMap<>();
    society.people().forEach(id -> nodes.put(id, node(transaction, "Person", id)));
    society.groups().forEach(id -> nodes.put(id, node(transaction, "Group", id)));
    society.groups().forEach(id -> nodes.get(id).setProperty("closed", society.isClosed(id)));
    society
        .ties()
        .forEach(
            tie ->
                nodes
                    .get(tie.from())
                    .createRelationshipTo(
                        nodes.get(tie.to()), RelationshipType.withName(tie.type())));
    return nodes;
  }

  private static Node node(Transaction transaction, String label, String id) {
    Node node = transaction.createNode(Label.label(label));
    node.setProperty("id", id);
    return node;
  }

  /** Everybody, somebody or nobody. */
  private void rankSome(ArrayGraph graph, Map<String, Node> nodes) {
    int ranked = random.nextInt(3);
    List<String> people = society.people().stream().sorted().toList();
    for (int place = 0; place < people.size(); place++) {
      if (random.nextInt(2) < ranked) {
        graph.rank(graph.person(NodeIds.of(nodes.get(people.get(place)))), 3 * place);
      }
    }
  }

  private ProcedureContext inArrays(Transaction transaction, Map<String, Node> nodes) {
    ArrayGraph graph = new ArrayGraph();
    society.people().forEach(id -> graph.addPerson(NodeIds.of(nodes.get(id))));
    society.groups().forEach(id -> graph.addGroup(NodeIds.of(nodes.get(id))));
    rankSome(graph, nodes);
    for (PlainSociety.Tie tie : society.ties()) {
      int from = graph.person(NodeIds.of(nodes.get(tie.from())));
      if (tie.type().equals("FRIEND_OF")) {
        graph.befriend(from, graph.person(NodeIds.of(nodes.get(tie.to()))));
      } else if (tie.type().equals("MEMBER_OF")) {
        graph.join(from, graph.group(NodeIds.of(nodes.get(tie.to()))));
      }
    }
    ProcedureContext store = ProcedureContexts.STORE.of(transaction, AccessMode.READ);
    return new ProcedureContext() {
      @Override
      public Transaction transaction() {
        return transaction;
      }

      @Override
      public String database() {
        return store.database();
      }

      @Override
      public String user() {
        return store.user();
      }

      @Override
      public long person(String id) {
        return store.person(id);
      }

      @Override
      public SocialGraph graph() {
        return graph;
      }

      @Override
      public FriendshipReader friendships() {
        return store.friendships();
      }

      @Override
      public NodeProperties properties() {
        return store.properties();
      }

      @Override
      public NodeLinks links() {
        return store.links();
      }
    };
  }

  private void ask(ProcedureContext asked) {
    context = asked;
    viewpoint = new Viewpoint(society.person(), Reach.values()[random.nextInt(3)]);
    askFriendsOfFriends();
    askPaths();
    askFriendRecommendations();
    askGroupRecommendations();
    askOfTwo();
    askMostConnected();
  }

  private Predicate<String> visible() {
    Set<String> seen = new TreeSet<>(Set.of(viewpoint.viewer()));
    if (viewpoint.reach() == Reach.FRIENDS) {
      seen.addAll(society.friends(viewpoint.viewer()));
    }
    return person -> viewpoint.reach() == Reach.EVERYBODY || seen.contains(person);
  }

  private List<String> users() {
    return random.nextBoolean()
        ? List.of(society.person())
        : List.of(society.person(), society.person());
  }

  private static WorkBudget budget() {
    return new WorkBudget(Long.MAX_VALUE, () -> {});
  }

  private void askFriendsOfFriends() {
    List<String> users = users();
    int depth = 1 + random.nextInt(10);
    boolean strangers = random.nextBoolean();
    FriendsOfFriends question = new FriendsOfFriends(users, depth, strangers, viewpoint, ALL, ID);
    Map<String, Integer> distances = society.distances(users);
    List<String> expected =
        distances.keySet().stream()
            .filter(person -> distances.get(person) >= (strangers ? 2 : 1))
            .filter(person -> distances.get(person) <= depth)
            .filter(visible())
            .sorted(Comparator.comparing((String person) -> distances.get(person)))
            .map(person -> person + distances.get(person))
            .toList();
    NearbyPeople page = FriendsOfFriendsList.call(context, budget(), question);
    assertPage(
        question,
        page.total(),
        page.people(),
        expected,
        found -> id(found.person()) + found.distance());
  }

  private void askPaths() {
    int hops = 1 + random.nextInt(10);
    int most = 1 + random.nextInt(4);
    ShortestPaths question =
        new ShortestPaths(society.person(), society.person(), hops, most, viewpoint, ID);
    List<List<String>> expected = society.paths(question.from(), question.to(), hops, visible());
    Paths found = PathList.call(context, budget(), question);
    assertThat(found.length())
        .as("%s", question)
        .isEqualTo(expected.isEmpty() ? null : expected.get(0).size() - 1L);
    assertThat(found.paths().stream().map(SocialGraphReferenceTest::ids).toList())
        .as("%s", question)
        .isEqualTo(expected.stream().limit(most).toList());
  }

  private void askFriendRecommendations() {
    List<String> users = users();
    Ranking ranking = Ranking.values()[random.nextInt(2)];
    RecommendFriends question =
        new RecommendFriends(users, 1 + random.nextInt(2), ranking, 2, viewpoint, ALL, ID);
    Set<String> leftOut = society.leftOut(users);
    Set<String> friends = society.friendsOfAll(users, visible());
    Function<String, List<String>> common =
        person -> society.friends(person).stream().filter(friends::contains).toList();
    Function<String, Long> score =
        person -> common.apply(person).stream().mapToLong(friend -> weight(ranking, friend)).sum();
    List<String> expected =
        society.people().stream()
            .filter(person -> !leftOut.contains(person))
            .filter(visible())
            .filter(person -> common.apply(person).size() >= question.minimumCommon())
            .sorted(Comparator.comparing(score).reversed().thenComparing(Function.identity()))
            .map(person -> told(person, score.apply(person), common.apply(person)))
            .toList();
    RecommendedPeople page = FriendRecommendations.call(context, budget(), question);
    assertPage(
        question,
        page.total(),
        page.people(),
        expected,
        found ->
            id(found.person()) + found.score() + found.common() + exampleIds(found.examples()));
  }

  private long weight(Ranking ranking, String friend) {
    int degree = Math.max(2, society.friends(friend, visible()).size());
    return ranking == Ranking.COMMON_FRIENDS ? 1 : Math.round(1e9 / Math.log(degree));
  }

  private static String told(String person, long score, List<String> common) {
    return person + score + common.size() + common.stream().limit(2).toList();
  }

  private void askGroupRecommendations() {
    List<String> users = users();
    RecommendGroups question =
        new RecommendGroups(users, 1 + random.nextInt(2), 2, viewpoint, ALL, ID);
    Set<String> friends = society.friendsOfAll(users, visible());
    Function<String, List<String>> inside =
        group -> society.members(group).stream().filter(friends::contains).toList();
    List<String> expected =
        society.groups().stream()
            .filter(group -> users.stream().noneMatch(society.ownersAndMembers(group)::contains))
            .filter(group -> isShown(group, users))
            .filter(group -> inside.apply(group).size() >= question.minimumFriends())
            .sorted(Comparator.comparing((String group) -> -inside.apply(group).size()))
            .map(group -> told(group, inside.apply(group)))
            .toList();
    RecommendedGroups page = GroupRecommendations.call(context, budget(), question);
    assertPage(
        question,
        page.total(),
        page.groups(),
        expected,
        found -> found.values().get(0) + "" + found.friends() + exampleIds(found.examples()));
  }

  private boolean isShown(String group, List<String> users) {
    return !society.isClosed(group)
        || (users.stream().anyMatch(user -> society.isInvited(user, group))
            && (society.isInvited(viewpoint.viewer(), group) || viewerIsIn(group)));
  }

  private boolean viewerIsIn(String group) {
    return society.ownersAndMembers(group).contains(viewpoint.viewer());
  }

  private String told(String group, List<String> friends) {
    boolean secret = society.isClosed(group) && !viewerIsIn(group);
    return group + friends.size() + (secret ? List.of() : friends.stream().limit(2).toList());
  }

  private void askOfTwo() {
    String user = society.person();
    String other = society.person();
    Set<String> mutual = areKnown(user, other) ? society.friends(user, visible()) : new TreeSet<>();
    mutual.retainAll(society.friends(other, visible()));
    MutualFriends question = new MutualFriends(user, other, viewpoint, ALL, ID);
    PeoplePage page = SocialGraphProcedures.listMutualFriends(context, budget(), question);
    assertPage(
        question, page.total(), page.people(), List.copyOf(mutual), SocialGraphReferenceTest::id);
    Relation relation = new Relation(user, other, 1 + random.nextInt(10), viewpoint);
    assertThat(SocialGraphProcedures.getRelation(context, budget(), relation))
        .as("%s", relation)
        .isEqualTo(expected(relation, mutual));
  }

  private boolean areKnown(String user, String other) {
    return society.people().containsAll(List.of(user, other))
        && visible().test(user)
        && visible().test(other);
  }

  private Optional<Proximity> expected(Relation relation, Set<String> mutual) {
    if (!areKnown(relation.user(), relation.other())) {
      return Optional.empty();
    }
    List<List<String>> paths =
        society.paths(relation.user(), relation.other(), relation.hops(), visible());
    return Optional.of(
        new Proximity(
            paths.isEmpty() ? null : paths.get(0).size() - 1L,
            mutual.size(),
            society.friends(relation.user(), visible()).size(),
            society.friends(relation.other(), visible()).size()));
  }

  private void askMostConnected() {
    String group = society.group();
    boolean inside = random.nextBoolean();
    MostConnected question = new MostConnected(group, NOTHING, inside, viewpoint, ALL, ID);
    CentralPeople page = MostConnectedList.call(context, budget(), question);
    boolean known =
        !society.isClosed(group)
            || viewerIsIn(group)
            || society.isInvited(viewpoint.viewer(), group);
    assertThat(page.outcome()).isEqualTo(known ? Outcome.DONE : Outcome.UNKNOWN);
    if (known) {
      Set<String> people =
          society.ownersAndMembers(group).stream().filter(visible()).collect(Collectors.toSet());
      Function<String, Long> connections =
          person ->
              society.friends(person, visible()).stream()
                  .filter(friend -> !inside || people.contains(friend))
                  .count();
      assertThat(
              page.people().stream()
                  .map(found -> id(found.person()) + found.connections())
                  .toList())
          .as("%s", question)
          .isEqualTo(
              people.stream()
                  .sorted(
                      Comparator.comparing(connections)
                          .reversed()
                          .thenComparing(Function.identity()))
                  .map(person -> person + connections.apply(person))
                  .toList());
    }
  }

  private static <T> void assertPage(
      Record question, long total, List<T> found, List<String> expected, Function<T, String> told) {
    assertThat(found.stream().map(told).toList()).as("%s", question).isEqualTo(expected);
    assertThat(total).as("%s", question).isEqualTo(expected.size());
  }

  private static String id(Item item) {
    return (String) item.values().get(0);
  }

  private static List<String> ids(List<Item> path) {
    return path.stream().map(SocialGraphReferenceTest::id).toList();
  }

  private static List<String> exampleIds(List<Example> examples) {
    return examples.stream().map(Example::id).toList();
  }
}
