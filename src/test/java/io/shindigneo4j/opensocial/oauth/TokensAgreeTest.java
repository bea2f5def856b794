package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.testing.GraphServer;
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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of grants and tokens, and answer the same")
@ExtendWith(SharedGraphServer.class)
class TokensAgreeTest {

  private static final int STEPS = 250;

  private static final String CONTENTS =
      """
      MATCH (n)
      OPTIONAL MATCH (n)-[r]->(m)
      WITH labels(n) AS labels, n {.*} AS node, type(r) AS type, r {.*} AS link, m {.*} AS other
      ORDER BY labels, node.id, node.key, node.hash, node.name, type, other.id, other.hash
      RETURN collect([labels, node, type, link, other]) AS contents
      """;

  /** Each step must come to each of its ends at least once. */
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
          "grants.list some");

  private final Set<String> ends = new TreeSet<>();
  private GraphDriver driver;

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 6)
  void whateverIsDone(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      RandomCases.check(seed, this::compare);
    }
    assertThat(ends).containsAll(ENDS);
  }

  private void compare(RandomGenerator random) {
    TokenSteps choices = new TokenSteps(random);
    List<TokenSteps.Step<?>> steps = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      steps.add(choices.next());
    }
    List<Object> expected = outcomes(steps, QueryMode.NATIVE);
    List<Object> actual = outcomes(steps, QueryMode.CYPHER);
    for (int i = 0; i < steps.size(); i++) {
      assertThat(actual.get(i)).as("step %d: %s", i, steps.get(i)).isEqualTo(expected.get(i));
    }
  }

  private List<Object> outcomes(List<TokenSteps.Step<?>> steps, QueryMode mode) {
    graph("MATCH (n) DETACH DELETE n", Map.of());
    graph(TokenSteps.GRAPH, Map.of());
    List<Object> outcomes = new ArrayList<>();
    for (TokenSteps.Step<?> step : steps) {
      outcomes.add(outcome(step, mode));
    }
    return outcomes;
  }

  private <P extends Record> Object outcome(TokenSteps.Step<P> step, QueryMode mode) {
    if (step.operation() == null) {
      graph(step.cypher(), step.values());
      return List.of();
    }
    Result answer =
        new OperationRunner(driver, mode).runUntyped(step.operation(), step.parameters()).join();
    ends.add(step.operation().name() + " " + end(answer));
    return List.of(answer.columns(), rows(answer), contents(step.operation()));
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

  private Object contents(Operation<?, ?> operation) {
    return operation.writes()
        ? driver.run(Statement.cypher(CONTENTS)).join().first().orElseThrow().values()
        : List.of();
  }

  private void graph(String cypher, Map<String, Object> values) {
    driver.run(Statement.cypher(cypher).with(values).writing()).join();
  }
}
