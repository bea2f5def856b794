package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Path;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.traversal.Evaluators;
import org.neo4j.graphdb.traversal.Uniqueness;

/**
 * What a program would write that has the database in its own process: friends of friends by
 * Neo4j's traversal framework, recommendations by nodes and relationships. For strangers of one
 * person, by common friends, as {@link Questions} asks.
 */
final class EmbeddedQuestions {

  private static final Label PERSON = Label.label(GraphNames.PERSON);
  private static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);

  /** Somebody who is recommended. */
  private record Ranked(Node person, String id, List<Node> common) {}

  private final Transaction transaction;

  EmbeddedQuestions(Transaction transaction) {
    this.transaction = transaction;
  }

  /** Whether there is anything here for that procedure. */
  static boolean answers(String procedure) {
    return procedure.equals(SocialGraphOperations.FRIENDS_OF_FRIENDS.name())
        || procedure.equals(SocialGraphOperations.RECOMMEND_FRIENDS.name());
  }

  /** The record that the procedure answers. */
  Map<String, Object> answer(String procedure, Map<String, Object> parameters) {
    Node user = transaction.findNode(PERSON, GraphNames.ID, user(parameters));
    return procedure.equals(SocialGraphOperations.FRIENDS_OF_FRIENDS.name())
        ? strangers(user, Math.toIntExact((Long) parameters.get("depth")))
        : recommendations(user, parameters);
  }

  private static Object user(Map<String, Object> parameters) {
    return ((List<?>) parameters.get("users")).get(0);
  }

  private Map<String, Object> strangers(Node user, int depth) {
    record Found(String id, Object name, int distance) {}
    List<Found> found = new ArrayList<>();
    for (Path path :
        transaction
            .traversalDescription()
            .breadthFirst()
            .relationships(FRIEND_OF, Direction.OUTGOING)
            .uniqueness(Uniqueness.NODE_GLOBAL)
            .evaluator(Evaluators.fromDepth(2))
            .evaluator(Evaluators.toDepth(depth))
            .traverse(user)) {
      Node person = path.endNode();
      found.add(new Found(id(person), name(person), path.length()));
    }
    found.sort(Comparator.comparingInt(Found::distance).thenComparing(Found::id));
    return Map.of(
        "total",
        (long) found.size(),
        "distances",
        found.stream().map(each -> (long) each.distance()).toList(),
        "values",
        List.of(found.stream().map(Found::id).toList(), found.stream().map(Found::name).toList()));
  }

  private Map<String, Object> recommendations(Node user, Map<String, Object> parameters) {
    int limit = Math.toIntExact((Long) ((Map<?, ?>) parameters.get("page")).get("limit"));
    int examples = Math.toIntExact((Long) parameters.get("examples"));
    Map<Node, List<Node>> common = common(user);
    int least = least(common, limit);
    List<Ranked> ranked =
        common.entrySet().stream()
            .filter(entry -> entry.getValue().size() >= least)
            .map(entry -> new Ranked(entry.getKey(), id(entry.getKey()), entry.getValue()))
            .sorted(
                Comparator.comparingInt((Ranked each) -> -each.common().size())
                    .thenComparing(Ranked::id))
            .toList();
    List<Map<String, Object>> people =
        ranked.stream()
            .limit(limit)
            .map(each -> item(each.person(), each.common(), examples))
            .toList();
    return Map.of("total", (long) common.size(), "people", people);
  }

  /** How many friends in common somebody has who may be among the first. */
  private static int least(Map<Node, List<Node>> common, int limit) {
    int[] counts = common.values().stream().mapToInt(List::size).sorted().toArray();
    return counts[Math.max(0, counts.length - limit)];
  }

  private static Map<Node, List<Node>> common(Node user) {
    Set<Node> left = leftOut(user);
    Map<Node, List<Node>> common = new HashMap<>();
    for (Relationship friendship : user.getRelationships(Direction.OUTGOING, FRIEND_OF)) {
      Node friend = friendship.getEndNode();
      for (Relationship next : friend.getRelationships(Direction.OUTGOING, FRIEND_OF)) {
        Node person = next.getEndNode();
        if (!left.contains(person)) {
          common.computeIfAbsent(person, key -> new ArrayList<>()).add(friend);
        }
      }
    }
    return common;
  }

  private static Set<Node> leftOut(Node user) {
    Set<Node> left = new HashSet<>(Set.of(user));
    user.getRelationships(
            FRIEND_OF,
            RelationshipType.withName(GraphNames.FRIEND_REQUEST),
            RelationshipType.withName(GraphNames.BLOCKS))
        .forEach(tie -> left.add(tie.getOtherNode(user)));
    user.getRelationships(Direction.OUTGOING, RelationshipType.withName(GraphNames.DISMISSED))
        .forEach(tie -> left.add(tie.getEndNode()));
    return left;
  }

  private static Map<String, Object> item(Node person, List<Node> common, int examples) {
    List<Map<String, Object>> named =
        common.stream()
            .map(friend -> Map.of("id", id(friend), "displayName", name(friend)))
            .sorted(Comparator.comparing(each -> (String) each.get("id")))
            .limit(examples)
            .toList();
    long count = common.size();
    return Map.of(
        "values",
        List.of(id(person), name(person)),
        "score",
        count,
        "common",
        count,
        "examples",
        named);
  }

  private static String id(Node person) {
    return (String) person.getProperty(GraphNames.ID);
  }

  private static Object name(Node person) {
    return person.getProperty("displayName");
  }
}
