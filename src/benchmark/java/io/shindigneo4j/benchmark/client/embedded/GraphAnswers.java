package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.graphalgo.BasicEvaluationContext;
import org.neo4j.graphalgo.GraphAlgoFactory;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Path;
import org.neo4j.graphdb.PathExpander;
import org.neo4j.graphdb.PathExpanders;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.traversal.Evaluators;
import org.neo4j.graphdb.traversal.Uniqueness;

/** Friends of friends by Neo4j's traversal framework, the rest by nodes and relationships. */
final class GraphAnswers {

  private static final RelationshipType FRIEND_OF = ItemMaps.FRIEND_OF;

  /** A recommended person, with the friends in common. */
  private record Ranked(Node person, String id, List<Node> common) {}

  private GraphAnswers() {}

  static Map<String, Object> strangers(Transaction transaction, OperationArguments request) {
    Node user = ItemMaps.person(transaction, request.texts("users").get(0));
    return strangers(transaction, user, request.number("depth"));
  }

  private static Map<String, Object> strangers(Transaction transaction, Node user, int depth) {
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

  /** Recommendations for one person by common friends. */
  static Map<String, Object> recommendations(Transaction transaction, OperationArguments request) {
    Node user = ItemMaps.person(transaction, request.texts("users").get(0));
    int limit = request.limit();
    int examples = request.number("examples");
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

  /** The smallest number of common friends that can still be on the page. */
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
            .map(ItemMaps::named)
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
    return ItemMaps.id(person);
  }

  private static Object name(Node person) {
    return person.getProperty("displayName");
  }

  /** The shortest path that is first when paths are ordered by the ids on them. */
  static Map<String, Object> path(Transaction transaction, OperationArguments request) {
    Node from = ItemMaps.person(transaction, request.text("from"));
    Node to = ItemMaps.person(transaction, request.text("to"));
    PathExpander<?> expander = PathExpanders.forTypeAndDirection(FRIEND_OF, Direction.OUTGOING);
    List<Node> first = null;
    for (Path path :
        GraphAlgoFactory.shortestPath(
                new BasicEvaluationContext(transaction, null), expander, request.number("hops"))
            .findAllPaths(from, to)) {
      List<Node> people = new ArrayList<>();
      path.nodes().forEach(people::add);
      first = first == null || isBefore(people, first) ? people : first;
    }
    List<?> items =
        first.stream().map(each -> ItemMaps.item(each, request.inner("selection"))).toList();
    return Map.of("length", items.size() - 1L, "paths", List.of(items));
  }

  private static boolean isBefore(List<Node> one, List<Node> other) {
    for (int i = 0; i < one.size(); i++) {
      int order = ItemMaps.BY_ID.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
