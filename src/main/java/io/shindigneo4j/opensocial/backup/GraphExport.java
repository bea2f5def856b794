package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.LongConsumer;

/**
 * Writes a consistent copy of a graph into a file while others write to the graph, by procedures of
 * our plug-in. For one thread.
 */
public final class GraphExport {

  private final PatientCalls calls;
  private final String project;
  private final InstantSource clock;
  private final LongConsumer progress;
  private final String export = UUID.randomUUID().toString();

  /**
   * @param project the version of this program
   * @param progress is told how many lines there are so far
   */
  public GraphExport(
      GraphDriver driver, String project, InstantSource clock, LongConsumer progress) {
    calls = new PatientCalls(driver);
    this.project = project;
    this.clock = clock;
    this.progress = progress;
  }

  /**
   * Writes the whole file.
   *
   * @return what it has
   * @throws DriverException if the graph cannot be read; nothing is left of the file then
   */
  public GraphSummary write(OutputFile file) throws IOException {
    try {
      long commit = writeGraph(file.writer());
      GraphSummary summary = file.summary();
      FileEnd end = new FileEnd(commit, summary, file.writer().sha256());
      file.writer().write(LineKind.END, end.toMap());
      file.publish();
      return summary;
    } finally {
      end();
    }
  }

  private long writeGraph(LineWriter writer) throws IOException {
    writer.write(LineKind.HEADER, begin().toMap());
    for (long chunk = 1; ; chunk++) {
      List<ResultRecord> records =
          calls.run(statement("system.export.next").with("chunk", chunk)).records();
      for (ResultRecord record : records) {
        if (record.get("kind").equals("end")) {
          return record.get("id", Long.class);
        }
        write(record, writer);
      }
      progress.accept(writer.lines());
    }
  }

  private FileHeader begin() {
    ResultRecord begun = calls.runOnce(statement("system.export.begin")).first().orElseThrow();
    return new FileHeader(
        project,
        Math.toIntExact(begun.get("schemaVersion", Long.class)),
        clock.instant(),
        begun.get("database", String.class));
  }

  /** To the server that hears the commits. */
  private Statement statement(String procedure) {
    return Statement.procedure(procedure).with("export", export).writing();
  }

  private static void write(ResultRecord record, LineWriter writer) throws IOException {
    String kind = record.get("kind", String.class);
    switch (kind) {
      case "node" -> writeNode(record, writer);
      case "relationship" -> writer.write(LineKind.RELATIONSHIP, relationship(record).toMap());
      case "corrections" -> writer.write(LineKind.CORRECTIONS, Map.of());
      case "gone-node" -> writer.write(LineKind.GONE, new Tombstone(true, id(record)).toMap());
      case "gone-relationship" ->
          writer.write(LineKind.GONE, new Tombstone(false, id(record)).toMap());
      default -> throw new IllegalStateException("the server exports something unknown: " + kind);
    }
  }

  private static void writeNode(ResultRecord record, LineWriter writer) throws IOException {
    FileNode node = new FileNode(id(record), texts(record.get("labels")), properties(record));
    if (!node.isOfDatabase()) {
      writer.write(LineKind.NODE, node.toMap());
    }
  }

  private static FileRelationship relationship(ResultRecord record) {
    return new FileRelationship(
        id(record),
        record.get("type", String.class),
        record.get("start", Long.class),
        record.get("end", Long.class),
        properties(record));
  }

  private static long id(ResultRecord record) {
    return record.get("id", Long.class);
  }

  private static List<String> texts(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }

  @SuppressWarnings("unchecked") // of strings to values
  private static Map<String, Object> properties(ResultRecord record) {
    return record.get("properties", Map.class);
  }

  /** So that the server need not wait for more; it does not wait long. */
  private void end() {
    try {
      calls.runOnce(statement("system.export.end"));
    } catch (DriverException e) {
      // it ends by itself
    }
  }
}
