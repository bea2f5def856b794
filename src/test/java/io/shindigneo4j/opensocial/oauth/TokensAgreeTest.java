package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Proof;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of grants and tokens, and answer the same")
@ExtendWith(SharedGraphServer.class)
class TokensAgreeTest {

  private static final int STEPS = 600;

  /** After how many steps the graphs are compared; answers are after each. */
  private static final int LOOK = Proof.isExhaustive() ? 1 : 10;

  private static final String CONTENTS =
      """
      MATCH (n)
      OPTIONAL MATCH (n)-[r]->(m)
      WITH labels(n) AS labels, n {.*} AS node, type(r) AS type, r {.*} AS link, m {.*} AS other
      ORDER BY labels, node.id, node.key, node.hash, node.name, type, other.id, other.hash
      RETURN collect([labels, node, type, link, other]) AS contents
      """;

  /** The steps of all seeds of a run must come to each of these at least once. */
  private static final Set<String> ENDS =
      Set.of(
          "tokens.issueCode done",
          "tokens.issueCode forbidden",
          "tokens.redeem done",
          "tokens.redeem unknown",
          "tokens.redeem replayed",
          "tokens.refresh done",
          "tokens.refresh unknown",
          "tokens.refresh replayed",
          "tokens.refresh forbidden",
          "tokens.issueAccess done",
          "tokens.issueAccess forbidden",
          "tokens.find 0 rows",
          "tokens.find 1 rows",
          "tokens.revoke done",
          "requestTokens.issue done",
          "requestTokens.issue forbidden",
          "requestTokens.find 0 rows",
          "requestTokens.find 1 rows",
          "requestTokens.authorize done",
          "requestTokens.authorize unknown",
          "requestTokens.authorize forbidden",
          "requestTokens.deny done",
          "requestTokens.deny unknown",
          "requestTokens.exchange done",
          "requestTokens.exchange unknown",
          "requestTokens.exchange replayed",
          "signedTokens.find 0 rows",
          "signedTokens.find 1 rows",
          "grants.list some");

  private static final Set<String> REACHED = new TreeSet<>();

  private GraphDriver driver;

  @AfterAll
  static void cameToEachEnd() {
    assertThat(REACHED).containsAll(ENDS);
  }

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 6)
  void whateverIsDone(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      RandomCases.check(seed, this::compare);
    }
  }

  private void compare(RandomGenerator random) {
    TokenSteps choices = new TokenSteps(random);
    List<TokenSteps.Step<?>> steps = new ArrayList<>();
    List<Outcome> expected = new ArrayList<>();
    start();
    for (boolean done = false;
        steps.size() < STEPS;
        done = expected.get(steps.size() - 1).isDone()) {
      steps.add(choices.next(done));
      expected.add(outcome(steps, steps.size() - 1, QueryMode.NATIVE));
    }
    start();
    for (int i = 0; i < STEPS; i++) {
      assertThat(outcome(steps, i, QueryMode.CYPHER))
          .as("step %d: %s", i, steps.get(i))
          .isEqualTo(expected.get(i));
    }
  }

  private record Outcome(List<String> columns, Object rows, Object contents) {

    boolean isDone() {
      return rows.toString().contains("done");
    }
  }

  private void start() {
    graph("MATCH (n) DETACH DELETE n", Map.of());
    graph(TokenSteps.GRAPH, Map.of());
  }

  private Outcome outcome(List<TokenSteps.Step<?>> steps, int number, QueryMode mode) {
    Outcome answer = answer(steps.get(number), mode);
    return number % LOOK == LOOK - 1
        ? new Outcome(answer.columns(), answer.rows(), contents())
        : answer;
  }

  private <P extends Record> Outcome answer(TokenSteps.Step<P> step, QueryMode mode) {
    if (step.operation() == null) {
      graph(step.cypher(), step.values());
      return new Outcome(List.of(), List.of(), List.of());
    }
    Result answer =
        new OperationRunner(driver, mode).runUntyped(step.operation(), step.parameters()).join();
    REACHED.add(step.operation().name() + " " + end(answer));
    return new Outcome(answer.columns(), rows(answer), List.of());
  }

  private static String end(Result answer) {
    if (answer.columns().contains("outcome")) {
      return answer.first().orElseThrow().get("outcome", String.class);
    } else if (answer.columns().contains("total")) {
      return answer.first().orElseThrow().get("total", Long.class) > 0 ? "some" : "none";
    }
    return answer.records().size() + " rows";
  }

  private static Object rows(Result answer) {
    return answer.records().stream().map(row -> row.values()).collect(Collectors.toList());
  }

  private Object contents() {
    return driver.run(Statement.cypher(CONTENTS)).join().first().orElseThrow().values();
  }

  private void graph(String cypher, Map<String, Object> values) {
    driver.run(Statement.cypher(cypher).with(values).writing()).join();
  }
}
