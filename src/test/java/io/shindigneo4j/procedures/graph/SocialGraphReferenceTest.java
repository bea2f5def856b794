package io.shindigneo4j.procedures.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.MostConnected;
import io.shindigneo4j.schema.graph.MutualFriends;
import io.shindigneo4j.schema.graph.Ranking;
import io.shindigneo4j.schema.graph.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendGroups;
import io.shindigneo4j.schema.graph.Relation;
import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.groups.Standing;
import io.shindigneo4j.schema.people.Reach;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.NodeProperties;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureResult;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
  private static final Needed NOTHING = new Needed(Standing.NONE, Standing.NONE);

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

  private ProcedureContext inArrays(Transaction transaction, Map<String, Node> nodes) {
    ArrayGraph graph = new ArrayGraph();
    society.people().forEach(id -> graph.addPerson(NodeIds.of(nodes.get(id))));
    society.groups().forEach(id -> graph.addGroup(NodeIds.of(nodes.get(id))));
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

  private static Effort effort() {
    return new Effort(Long.MAX_VALUE, () -> {});
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
    List<Object> answer = record(FriendsOfFriendsList.call(context, effort(), question));
    List<Long> told = elements(answer.get(1));
    List<String> ids = SocialGraphReferenceTest.<List<String>>elements(answer.get(2)).get(0);
    assertThat(IntStream.range(0, told.size()).mapToObj(i -> ids.get(i) + told.get(i)))
        .as("%s", question)
        .isEqualTo(expected);
    assertThat(ids).hasSameSizeAs(expected);
    assertThat(answer.get(0)).as("%s", question).isEqualTo((long) expected.size());
  }

  private void askPaths() {
    int hops = 1 + random.nextInt(10);
    int most = 1 + random.nextInt(4);
    ShortestPaths question =
        new ShortestPaths(society.person(), society.person(), hops, most, viewpoint, ID);
    List<List<String>> expected = society.paths(question.from(), question.to(), hops, visible());
    List<Object> answer = record(PathList.call(context, effort(), question));
    assertThat(answer.get(0))
        .as("%s", question)
        .isEqualTo(expected.isEmpty() ? null : expected.get(0).size() - 1L);
    assertThat(
            SocialGraphReferenceTest.<List<Map<String, Object>>>elements(answer.get(1)).stream()
                .map(SocialGraphReferenceTest::ids)
                .toList())
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
    assertList(
        question,
        FriendRecommendations.call(context, effort(), question),
        expected,
        item -> id(item) + item.get("score") + item.get("common") + exampleIds(item));
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
    assertList(
        question,
        GroupRecommendations.call(context, effort(), question),
        expected,
        item -> id(item) + item.get("friends") + exampleIds(item));
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
    assertList(
        question,
        MutualFriendsList.call(context, effort(), question),
        List.copyOf(mutual),
        SocialGraphReferenceTest::id);
    Relation relation = new Relation(user, other, 1 + random.nextInt(10), viewpoint);
    List<List<Object>> answers = records(RelationGet.call(context, effort(), relation));
    assertThat(answers.toString()).as("%s", relation).isEqualTo(expected(relation, mutual));
  }

  private boolean areKnown(String user, String other) {
    return society.people().containsAll(List.of(user, other))
        && visible().test(user)
        && visible().test(other);
  }

  private String expected(Relation relation, Set<String> mutual) {
    if (!areKnown(relation.user(), relation.other())) {
      return "[]";
    }
    List<List<String>> paths =
        society.paths(relation.user(), relation.other(), relation.hops(), visible());
    return "[[%s, %s, %s, %s]]"
        .formatted(
            paths.isEmpty() ? null : paths.get(0).size() - 1,
            mutual.size(),
            society.friends(relation.user(), visible()).size(),
            society.friends(relation.other(), visible()).size());
  }

  private void askMostConnected() {
    String group = society.group();
    boolean inside = random.nextBoolean();
    MostConnected question = new MostConnected(group, NOTHING, inside, viewpoint, ALL, ID);
    ProcedureResult result = MostConnectedList.call(context, effort(), question);
    boolean known =
        !society.isClosed(group)
            || viewerIsIn(group)
            || society.isInvited(viewpoint.viewer(), group);
    assertThat(record(result).get(0)).isEqualTo(known ? "done" : "unknown");
    if (known) {
      Set<String> people =
          society.ownersAndMembers(group).stream().filter(visible()).collect(Collectors.toSet());
      Function<String, Long> connections =
          person ->
              society.friends(person, visible()).stream()
                  .filter(friend -> !inside || people.contains(friend))
                  .count();
      assertThat(
              SocialGraphReferenceTest.<Map<String, Object>>elements(record(result).get(2)).stream()
                  .map(this::connected)
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

  private String connected(Map<String, Object> item) {
    return id(item) + item.get("connections");
  }

  private static void assertList(
      Record question,
      ProcedureResult result,
      List<String> expected,
      Function<Map<String, Object>, String> told) {
    List<Object> answer = record(result);
    assertThat(
            SocialGraphReferenceTest.<Map<String, Object>>elements(answer.get(1)).stream()
                .map(told)
                .toList())
        .as("%s", question)
        .isEqualTo(expected);
    assertThat(answer.get(0)).as("%s", question).isEqualTo((long) expected.size());
  }

  private static List<Object> record(ProcedureResult result) {
    return records(result).get(0);
  }

  private static List<List<Object>> records(ProcedureResult result) {
    List<List<Object>> records = new ArrayList<>();
    result.records().forEach(records::add);
    return records;
  }

  @SuppressWarnings("unchecked") // of an answer
  private static <T> List<T> elements(Object value) {
    return (List<T>) value;
  }

  private static String id(Map<String, Object> item) {
    return (String) elements(item.get("values")).get(0);
  }

  private static List<String> ids(List<Map<String, Object>> path) {
    return path.stream().map(SocialGraphReferenceTest::id).toList();
  }

  private static List<Object> exampleIds(Map<String, Object> item) {
    return SocialGraphReferenceTest.<Map<String, Object>>elements(item.get("examples")).stream()
        .map(example -> example.get("id"))
        .toList();
  }
}
