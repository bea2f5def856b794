package io.shindigneo4j.server.session;

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

/** Runs Cypher texts. */
final class CypherExecution {

  private final int maximumRecords;

  CypherExecution(int maximumRecords) {
    this.maximumRecords = maximumRecords;
  }

  Outcome execute(Transaction transaction, RunCypher request) {
    Map<String, Object> parameters = CypherParameters.of(request.parameters());
    try (Result result = transaction.execute(request.text(), parameters)) {
      List<String> columns = result.columns();
      List<List<Object>> records = records(result, columns);
      QueryStatistics statistics = result.getQueryStatistics();
      if (request.mode() == AccessMode.READ && updates(statistics)) {
        throw RequestException.readOnly();
      }
      return new Outcome(columns, records, counters(statistics));
    }
  }

  private static boolean updates(QueryStatistics statistics) {
    return statistics.containsUpdates() || statistics.containsSystemUpdates();
  }

  private List<List<Object>> records(Result result, List<String> columns) {
    List<List<Object>> records = new ArrayList<>();
    result.accept(
        row -> {
          if (records.size() == maximumRecords) {
            throw RequestException.resultTooLarge("more than " + maximumRecords + " records");
          }
          List<Object> values = new ArrayList<>(columns.size());
          for (String column : columns) {
            values.add(ProtocolValues.of(row.get(column)));
          }
          records.add(values);
          return true;
        });
    return records;
  }

  private static Map<String, Long> counters(QueryStatistics statistics) {
    Map<String, Long> counters = new LinkedHashMap<>();
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
    return counters;
  }

  private static void count(Map<String, Long> counters, String name, int value) {
    if (value > 0) {
      counters.put(name, (long) value);
    }
  }
}
