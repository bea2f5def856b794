package io.shindigneo4j.workload.bulk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.Streams;
import com.google.common.hash.Hashing;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Entity;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/**
 * The whole content of a graph as texts that do not depend on Neo4j's ids. A node is its labels and
 * properties and what leads to it. A relationship is its type, its properties and its two nodes.
 */
record GraphContent(
    Multiset<String> nodes, Multiset<String> relationships, Multiset<String> schema) {

  private static final int DIGITS = 12;

  static GraphContent of(GraphDatabaseService database) {
    try (Transaction transaction = database.beginTx();
        Stream<Node> nodes = transaction.getAllNodes().stream();
        Stream<Relationship> relationships = transaction.getAllRelationships().stream()) {
      Map<String, String> names = new HashMap<>();
      nodes.forEach(node -> names.put(node.getElementId(), name(node)));
      return new GraphContent(
          HashMultiset.create(names.values()),
          relationships
              .map(each -> name(each, names))
              .collect(Collectors.toCollection(HashMultiset::create)),
          schema(transaction));
    }
  }

  /** What this graph contains and the other does not. */
  Stream<String> beyond(GraphContent other) {
    return Stream.of(
            Multisets.difference(nodes, other.nodes),
            Multisets.difference(relationships, other.relationships),
            Multisets.difference(schema, other.schema))
        .flatMap(Multiset::stream);
  }

  private static String name(Node node) {
    Stream<String> from =
        node.getRelationships(Direction.INCOMING).stream()
            .map(each -> each.getType().name() + own(each) + digest(own(each.getStartNode())));
    return own(node) + from.sorted().toList();
  }

  private static String digest(String text) {
    return Hashing.sha256().hashString(text, UTF_8).toString().substring(0, DIGITS);
  }

  private static String own(Node node) {
    return Streams.stream(node.getLabels()).map(Label::name).sorted().toList() + own((Entity) node);
  }

  private static String own(Entity entity) {
    return entity.getAllProperties().entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                property -> typed(property.getValue()),
                (one, other) -> one,
                TreeMap::new))
        .toString();
  }

  private static String typed(Object value) {
    String text = value instanceof Object[] all ? Arrays.toString(all) : value.toString();
    return value.getClass().getSimpleName() + " " + text;
  }

  private static String name(Relationship relationship, Map<String, String> names) {
    return String.join(
        " ",
        digest(names.get(relationship.getStartNode().getElementId())),
        relationship.getType().name(),
        own(relationship),
        digest(names.get(relationship.getEndNode().getElementId())));
  }

  private static Multiset<String> schema(Transaction transaction) {
    return Stream.of(
            """
            SHOW INDEXES YIELD name, state, populationPercent, type, entityType, labelsOrTypes,
              properties, indexProvider, owningConstraint, options
            RETURN *
            """,
            """
            SHOW CONSTRAINTS YIELD name, type, entityType, labelsOrTypes, properties, ownedIndex,
              propertyType, options
            RETURN *
            """)
        .flatMap(text -> transaction.execute(text).stream())
        .map(row -> new TreeMap<>(row).toString())
        .collect(Collectors.toCollection(HashMultiset::create));
  }
}
