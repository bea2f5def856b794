package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.file.ValidatedRows;
import io.shindigneo4j.workload.row.NetworkRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.neo4j.batchimport.api.InputIterator;
import org.neo4j.batchimport.api.input.InputChunk;

/**
 * Reads the rows of a file. The importer's threads take the nodes in chunks. Relationships are
 * written to a file until all nodes exist. Thread-safe.
 */
final class NodeSource implements InputIterator, GraphSink {

  private static final int ROWS = 200;

  private final ValidatedRows rows;
  private final String load;
  private final RelationshipWriter relationships;
  private final LongConsumer progress;

  // All fields below are guarded by this.
  private final RowImporter sink = new RowImporter(this);
  private List<ImportNode> nodes = new ArrayList<>();
  private long lastId = -1;
  private boolean ended;

  /**
   * @param load the fingerprint of the network
   */
  NodeSource(
      ValidatedRows rows, String load, RelationshipWriter relationships, LongConsumer progress) {
    this.rows = rows;
    this.load = load;
    this.relationships = relationships;
    this.progress = progress;
  }

  @Override
  public NodeChunk newChunk() {
    return new NodeChunk();
  }

  @Override
  public synchronized boolean next(InputChunk chunk) throws IOException {
    while (nodes.isEmpty() && !ended) {
      read();
    }
    ((NodeChunk) chunk).fill(nodes);
    boolean some = !nodes.isEmpty();
    nodes = new ArrayList<>();
    return some;
  }

  private void read() throws IOException {
    for (int count = 0; count < ROWS && !ended; count++) {
      NetworkRow row = rows.next();
      if (row == null) {
        end();
      } else {
        sink.add(row);
        progress.accept(1);
      }
    }
  }

  private void end() throws IOException {
    sink.end();
    node("LoadedNetwork", Map.of("load", load));
    relationships.close();
    ended = true;
  }

  @Override
  public long node(String label, Supplier<Map<String, ?>> properties) {
    nodes.add(new ImportNode(++lastId, label, properties));
    return lastId;
  }

  @Override
  public void relationship(long start, RelationshipKind type, long end, long value) {
    relationships.write(start, type, end, value);
  }

  @Override
  public void close() throws IOException {
    relationships.close();
  }
}
