package io.shindigneo4j.benchmark;

import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

/** No client at all: Neo4j's Java API, in the process of who asks. */
record EmbeddedClient(GraphDatabaseService database) implements Client {

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
    long sum = 0;
    for (Map<String, Object> each : answer(asked)) {
      sum += Touch.all(each);
    }
    return sum;
  }

  @Override
  public List<Map<String, Object>> answer(Asked asked) {
    try (Transaction transaction = database.beginTx()) {
      return List.of(new EmbeddedQuestions(transaction).answer(asked.text(), asked.parameters()));
    }
  }

  @Override
  public void close() {
    // the stage ends the database
  }
}
