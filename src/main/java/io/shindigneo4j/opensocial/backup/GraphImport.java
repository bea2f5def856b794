package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.ImportMarker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.LongConsumer;

/**
 * Puts the graph of a file into an empty database, batch after batch, each in a transaction. A node
 * of the graph counts the batches, so that each takes effect once. For one thread.
 */
public final class GraphImport {

  /** How to begin again after an import that was broken off. */
  public static final String START_OVER =
      "To start over, empty the graph by this Cypher, and import again:"
          + " MATCH (n) WHERE NOT n:ShindigSchema CALL (n) { DETACH DELETE n } IN TRANSACTIONS";

  private static final String ANYTHING =
      "MATCH (n) WHERE NOT n:ShindigSchema RETURN labels(n) AS labels LIMIT 1";

  private static final String BEGIN =
      """
      MERGE (i:ShindigImport)
      ON CREATE SET i.import = $import, i.batch = 0
      RETURN i.import = $import AS mine
      """;

  private static final String NODES =
      """
      MATCH (i:ShindigImport {import: $import, batch: $batch - 1})
      SET i.batch = $batch
      WITH i
      UNWIND $rows AS row
      CREATE (n:$(row.labels))
      SET n = row.properties
      WITH i, collect(row.id) AS ids, collect(elementId(n)) AS nodes
      SET i.ids = ids, i.nodes = nodes
      RETURN ids, nodes
      """;

  private static final String RELATIONSHIPS =
      """
      MATCH (i:ShindigImport {import: $import, batch: $batch - 1})
      SET i.batch = $batch
      WITH i
      UNWIND $rows AS row
      MATCH (a) WHERE elementId(a) = row.start
      MATCH (b) WHERE elementId(b) = row.end
      CREATE (a)-[r:$(row.type)]->(b)
      SET r = row.properties
      RETURN count(*) AS made
      """;

  private static final String LAST_BATCH =
      "MATCH (i:ShindigImport {import: $import, batch: $batch}) RETURN i.ids AS ids, i.nodes AS nodes";

  private static final String END = "MATCH (i:ShindigImport {import: $import}) DELETE i";

  private final GraphDriver driver;
  private final PatientCalls calls;
  private final LongConsumer progress;
  private final String id = UUID.randomUUID().toString();
  private final NewNodes nodes = new NewNodes();
  private long batch;
  private long done;

  /**
   * @param progress is told how many nodes and relationships there are so far
   */
  public GraphImport(GraphDriver driver, LongConsumer progress) {
    this.driver = driver;
    calls = new PatientCalls(driver);
    this.progress = progress;
  }

  /** Why the graph cannot take a copy. */
  public Optional<String> objection() {
    ResultRecord marker =
        calls.runOnce(Statement.cypher(ImportMarker.COUNT).writing()).first().orElseThrow();
    if (marker.get("imports", Long.class) > 0) {
      return Optional.of("An import was broken off in this graph, or is under way. " + START_OVER);
    }
    return calls
        .runOnce(Statement.cypher(ANYTHING).writing())
        .first()
        .map(row -> "The graph is not empty: it has a node with the labels " + row.get("labels"));
  }

  /**
   * Writes the graph, and reads it again.
   *
   * @return in what it differs from the file, in words; nothing for the same
   * @throws io.shindigneo4j.driver.DriverException if it is broken off
   * @throws IllegalStateException if there is another import
   */
  public List<String> run(GraphFile file) throws IOException {
    begin();
    RowBatch newNodes = new RowBatch(this::writeNodes);
    file.nodes((node, line) -> newNodes.add(node.toMap(), line.bytes().length));
    newNodes.flush();
    RowBatch newRelationships = new RowBatch(this::writeRelationships);
    file.relationships(
        (relationship, line) -> newRelationships.add(row(relationship), line.bytes().length));
    newRelationships.flush();
    return differences(file);
  }

  private void begin() {
    for (ResultRecord marker : calls.run(statement(BEGIN)).records()) {
      if (!Boolean.TRUE.equals(marker.get("mine"))) {
        throw anotherImport();
      }
    }
  }

  private Statement statement(String text) {
    return Statement.cypher(text).with("import", id).writing();
  }

  private static IllegalStateException anotherImport() {
    return new IllegalStateException("somebody else imports into this graph");
  }

  private Map<String, Object> row(FileRelationship relationship) {
    Map<String, Object> row = relationship.toMap();
    row.put("start", nodes.elementId(relationship.start()));
    row.put("end", nodes.elementId(relationship.end()));
    return row;
  }

  private void writeNodes(List<Map<String, Object>> rows) {
    ResultRecord made = write(NODES, rows).orElseGet(this::lastBatch);
    nodes.add((List<?>) made.get("ids"), (List<?>) made.get("nodes"));
  }

  private void writeRelationships(List<Map<String, Object>> rows) {
    long made = write(RELATIONSHIPS, rows).map(row -> row.get("made", Long.class)).orElse(0L);
    if (made == 0) {
      lastBatch();
    }
  }

  /** Empty if the batch has taken effect before. */
  private Optional<ResultRecord> write(String text, List<Map<String, Object>> rows) {
    batch++;
    Optional<ResultRecord> made =
        calls.run(statement(text).with("batch", batch).with("rows", rows)).first();
    done += rows.size();
    progress.accept(done);
    return made;
  }

  /** What the last batch has made, whose answer was lost. */
  private ResultRecord lastBatch() {
    return calls
        .run(statement(LAST_BATCH).with("batch", batch))
        .first()
        .orElseThrow(GraphImport::anotherImport);
  }

  private List<String> differences(GraphFile file) {
    ImportedGraph stored = new ImportedGraph(driver, nodes);
    GraphSummary found = stored.summary();
    List<String> differences = new ArrayList<>(file.content().differences(found));
    long others = stored.count() - found.nodes();
    if (others != 0) {
      differences.add(String.format(Locale.ROOT, "somebody else has written %,d nodes", others));
    }
    return differences;
  }

  /** It is done: the graph may be used. */
  public void end() {
    calls.run(statement(END));
  }
}
