package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Reads a graph again that was imported, on the server that has written it. For one thread. */
final class ImportedGraph {

  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  private static final String NODES =
      """
      UNWIND $ids AS id
      MATCH (n) WHERE elementId(n) = id
      RETURN id, labels(n) AS labels, properties(n) AS properties
      """;

  private static final String RELATIONSHIPS =
      """
      UNWIND $ids AS id
      MATCH (n) WHERE elementId(n) = id
      MATCH (n)-[r]->(m)
      RETURN id AS start, elementId(m) AS end, type(r) AS type, properties(r) AS properties
      """;

  private static final String COUNT =
      "MATCH (n) WHERE NOT n:ShindigSchema AND NOT n:ShindigImport RETURN count(n) AS nodes";

  private final GraphDriver driver;
  private final NewNodes nodes;
  private final GraphCounter counter = new GraphCounter();
  private final LongLongMap hashes = new LongLongMap();

  ImportedGraph(GraphDriver driver, NewNodes nodes) {
    this.driver = driver;
    this.nodes = nodes;
  }

  /** What the nodes of the import and their relationships are. */
  GraphSummary summary() {
    nodes.forEachPage(ids -> read(NODES, ids, this::addNode));
    nodes.forEachPage(ids -> read(RELATIONSHIPS, ids, this::addRelationship));
    return counter.summary();
  }

  /** How many nodes there are, whoever has made them. */
  long count() {
    return new PatientCalls(driver)
        .run(Statement.cypher(COUNT).writing())
        .first()
        .map(row -> row.get("nodes", Long.class))
        .orElse(0L);
  }

  private void read(String text, List<String> ids, Consumer<ResultRecord> consumer) {
    try (ResultStream records =
        driver.stream(Statement.cypher(text).with("ids", ids).writing().within(TIMEOUT))) {
      records.forEachRemaining(consumer);
    }
  }

  private void addNode(ResultRecord record) {
    List<String> labels =
        ((List<?>) record.get("labels")).stream().map(String.class::cast).toList();
    hashes.put(number(record, "id"), counter.node(labels, properties(record)));
  }

  /** With a node that the import has not made, it does not count as any of the file. */
  private void addRelationship(ResultRecord record) {
    counter.relationship(
        record.get("type", String.class),
        hashes.get(number(record, "start"), 0),
        hashes.get(number(record, "end"), 0),
        properties(record));
  }

  private long number(ResultRecord record, String column) {
    return nodes.number(record.get(column, String.class));
  }

  @SuppressWarnings("unchecked") // of strings to values
  private static Map<String, Object> properties(ResultRecord record) {
    return record.get("properties", Map.class);
  }
}
