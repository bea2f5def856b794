package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.QueryStatistics;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The records of a Cypher text. */
final class CypherCursor implements Cursor {

  private final AccessMode mode;
  private final Result result;
  private final List<String> columns;

  CypherCursor(Transaction transaction, RunCypher request) {
    mode = request.terms().mode();
    result = transaction.execute(request.text(), CypherParameters.of(request.parameters()));
    columns = result.columns();
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public boolean fill(RecordChunk chunk) {
    boolean more = chunk.isSingle() ? fillAtOnce(chunk) : fillSome(chunk);
    if (mode == AccessMode.READ && updates(result.getQueryStatistics())) {
      throw RequestException.readOnly();
    }
    return more;
  }

  /** Faster than record by record. */
  private boolean fillAtOnce(RecordChunk chunk) {
    result.accept(
        row -> {
          List<Object> values = new ArrayList<>(columns.size());
          for (String column : columns) {
            values.add(ProtocolValues.of(row.get(column)));
          }
          return chunk.add(values);
        });
    return false;
  }

  private boolean fillSome(RecordChunk chunk) {
    boolean room = true;
    while (room && result.hasNext()) {
      Map<String, Object> row = result.next();
      List<Object> values = new ArrayList<>(columns.size());
      for (String column : columns) {
        values.add(ProtocolValues.of(row.get(column)));
      }
      room = chunk.add(values);
    }
    return result.hasNext();
  }

  private static boolean updates(QueryStatistics statistics) {
    return statistics.containsUpdates() || statistics.containsSystemUpdates();
  }

  @Override
  public Map<String, Long> counters() {
    QueryStatistics statistics = result.getQueryStatistics();
    Map<String, Long> counters = new LinkedHashMap<>();
    if (updates(statistics)) {
      count(counters, statistics);
    }
    return counters;
  }

  private static void count(Map<String, Long> counters, QueryStatistics statistics) {
    count(counters, "nodesCreated", statistics.getNodesCreated());
    count(counters, "nodesDeleted", statistics.getNodesDeleted());
    count(counters, "relationshipsCreated", statistics.getRelationshipsCreated());
    count(counters, "relationshipsDeleted", statistics.getRelationshipsDeleted());
    count(counters, "propertiesSet", statistics.getPropertiesSet());
    count(counters, "labelsAdded", statistics.getLabelsAdded());
    count(counters, "labelsRemoved", statistics.getLabelsRemoved());
    count(counters, "indexesAdded", statistics.getIndexesAdded());
    count(counters, "indexesRemoved", statistics.getIndexesRemoved());
    count(counters, "constraintsAdded", statistics.getConstraintsAdded());
    count(counters, "constraintsRemoved", statistics.getConstraintsRemoved());
  }

  private static void count(Map<String, Long> counters, String name, int value) {
    if (value > 0) {
      counters.put(name, (long) value);
    }
  }

  @Override
  public void close() {
    result.close();
  }
}
