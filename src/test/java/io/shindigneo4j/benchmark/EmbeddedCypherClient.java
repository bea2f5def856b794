package io.shindigneo4j.benchmark;

import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.GraphDatabaseService;

/** No client at all: Cypher in the process of who asks. */
record EmbeddedCypherClient(GraphDatabaseService database) implements Client {

  @Override
  public String format() {
    return "java";
  }

  @Override
  public int connections(int threads) {
    return 0;
  }

  @Override
  public long read(Asked asked) {
    return database.executeTransactionally(
        asked.text(), asked.parameters(), result -> result.stream().mapToLong(Touch::all).sum());
  }

  @Override
  public List<Map<String, Object>> answer(Asked asked) {
    return database.executeTransactionally(
        asked.text(), asked.parameters(), result -> result.stream().toList());
  }

  @Override
  public void close() {
    // the stage ends the database
  }
}
