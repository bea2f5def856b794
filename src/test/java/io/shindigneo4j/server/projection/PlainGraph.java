package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * A graph as plainly as it can be said, by the ids of nodes: what there is for each person and each
 * group, sorted.
 */
record PlainGraph(Map<Long, String> people, Map<Long, String> groups) {

  private static final Label PERSON = Label.label("Person");
  private static final Label GROUP = Label.label("Group");

  /** Goes through the whole store. */
  static PlainGraph inStore(GraphDatabaseService database) {
    PlainGraph graph = new PlainGraph(new TreeMap<>(), new TreeMap<>());
    try (Transaction transaction = database.beginTx();
        var nodes = transaction.getAllNodes()) {
      nodes.forEach(graph::add);
    }
    return graph;
  }

  private void add(Node node) {
    if (node.hasLabel(PERSON)) {
      people.put(
          NodeIds.of(node),
          "friends %s, incoming friends %s, memberships %s"
              .formatted(
                  edges(node, "FRIEND_OF", Direction.OUTGOING, PERSON),
                  edges(node, "FRIEND_OF", Direction.INCOMING, PERSON),
                  edges(node, "MEMBER_OF", Direction.OUTGOING, GROUP)));
    }
    if (node.hasLabel(GROUP)) {
      groups.put(NodeIds.of(node), edges(node, "MEMBER_OF", Direction.INCOMING, PERSON).toString());
    }
  }

  private static List<String> edges(Node node, String type, Direction direction, Label label) {
    List<String> edges = new ArrayList<>();
    for (Relationship edge : node.getRelationships(direction, RelationshipType.withName(type))) {
      Node other = direction == Direction.OUTGOING ? edge.getEndNode() : edge.getStartNode();
      if (other.hasLabel(label)) {
        edges.add(NodeIds.of(other) + "");
      }
    }
    edges.sort(null);
    return edges;
  }

  /** Asks for everything. */
  static PlainGraph of(SocialGraph graph) {
    PlainGraph plain = new PlainGraph(new TreeMap<>(), new TreeMap<>());
    for (int person = 0; person < graph.people(); person++) {
      long node = graph.personNode(person);
      if (node >= 0 && graph.person(node) == person) {
        plain.people.put(
            node,
            "friends %s, incoming friends %s, memberships %s"
                .formatted(
                    nodes(graph.friends(person), graph::personNode),
                    nodes(graph.incomingFriends(person), graph::personNode),
                    nodes(graph.memberships(person), graph::groupNode)));
      }
    }
    for (int group = 0; group < graph.groups(); group++) {
      long node = graph.groupNode(group);
      if (node >= 0 && graph.group(node) == group) {
        plain.groups.put(node, nodes(graph.members(group), graph::personNode).toString());
      }
    }
    return plain;
  }

  private static List<String> nodes(int[] numbers, IntToLongFunction node) {
    return Arrays.stream(numbers)
        .mapToObj(number -> node.applyAsLong(number) + "")
        .sorted()
        .toList();
  }
}
