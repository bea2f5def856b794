package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The same operations, once natively and once in Cypher, from the same start: each answer is the
 * same, and so is the graph at the end.
 */
@DisplayName("Native and Cypher agree on mailboxes")
@ExtendWith(SharedGraphServer.class)
class MessagesAgreeTest {

  private static final int STEPS = 60;

  private static final String GRAPH =
      """
      MATCH (n) RETURN [labels(n), n {.*}] AS line
      UNION ALL
      MATCH (n)-[r]->(m) RETURN [labels(n), n {.*}, type(r), r {.*}, labels(m), m {.*}] AS line
      """;

  @Seeds(verify = 3, exhaustive = 10)
  void whateverIsDone(long seed, GraphServer server) {
    try (GraphDriver driver = server.driver()) {
      RandomCases.check(
          seed, choices -> assertAgree(driver, new RandomMailboxes(choices).steps(STEPS)));
    }
  }

  private static void assertAgree(GraphDriver driver, List<RandomMailboxes.Step<?, ?>> steps) {
    List<String> natively = run(driver, QueryMode.NATIVE, steps);
    List<String> byCypher = run(driver, QueryMode.CYPHER, steps);
    for (int i = 0; i < natively.size(); i++) {
      String step = i < steps.size() ? steps.get(i).toString() : "the graph afterwards";
      assertThat(byCypher.get(i)).as("step %d, %s", i, step).isEqualTo(natively.get(i));
    }
  }

  private static List<String> run(
      GraphDriver driver, QueryMode mode, List<RandomMailboxes.Step<?, ?>> steps) {
    driver.run(Statement.cypher("MATCH (n) DETACH DELETE n").writing()).join();
    driver.run(Statement.cypher(RandomMailboxes.PEOPLE).writing()).join();
    OperationRunner operations = new OperationRunner(driver, mode);
    List<String> answers = new ArrayList<>();
    for (RandomMailboxes.Step<?, ?> step : steps) {
      answers.add(step.run(operations));
    }
    MailboxAudit.assertSound(driver);
    answers.add(graph(driver));
    return answers;
  }

  private static String graph(GraphDriver driver) {
    return driver.run(Statement.cypher(GRAPH)).join().records().stream()
        .map(record -> SortedText.of(record.get("line")))
        .sorted()
        .toList()
        .toString();
  }
}
