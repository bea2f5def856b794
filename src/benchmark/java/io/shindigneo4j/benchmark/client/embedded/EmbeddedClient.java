package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

/** Neo4j's Java API in this process, without a client or a network. */
public record EmbeddedClient(GraphDatabaseService database) implements Client {

  @Override
  public String format() {
    return "java";
  }

  @Override
  public int connections(int threads) {
    return 0;
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    try (Transaction transaction = database.beginTx()) {
      Map<String, Object> record =
          EmbeddedQuestions.answer(transaction, request.text(), request.parameters());
      return request.answer(List.of(record::get));
    }
  }

  @Override
  public void close() {
    // the environment closes the database
  }
}
