package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Question;
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
  public boolean takes(Question question) {
    return EmbeddedQuestions.answers(question.procedure());
  }

  @Override
  public Answer ask(Asked asked) {
    try (Transaction transaction = database.beginTx()) {
      Map<String, Object> record =
          new EmbeddedQuestions(transaction).answer(asked.text(), asked.parameters());
      return asked.answer(List.of(record::get));
    }
  }

  @Override
  public void close() {
    // the stage ends the database
  }
}
