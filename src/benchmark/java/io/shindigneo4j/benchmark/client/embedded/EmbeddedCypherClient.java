package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.FieldValues;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import java.util.List;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Result;

/** Cypher in this process, without a client or a network. */
public record EmbeddedCypherClient(GraphDatabaseService database) implements Client {

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
    return database.executeTransactionally(
        request.text(), request.parameters(), result -> request.answer(fields(result)));
  }

  private static List<FieldValues> fields(Result result) {
    return result.stream().<FieldValues>map(record -> record::get).toList();
  }

  @Override
  public void close() {
    // the environment closes the database
  }
}
