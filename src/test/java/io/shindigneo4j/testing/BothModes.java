package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Carries out the same calls natively and by Cypher, each time on the same graph. */
public final class BothModes {

  /** Whatever hangs together by relationships of some types, in an order of its own. */
  private static final String DUMP =
      """
      MATCH (from)-[link]->(to)
      WHERE type(link) IN $types
      RETURN labels(from) AS labels, from {.*} AS from, type(link) AS type, link {.*} AS link,
        labels(to) AS ends, to {.*} AS to
      """;

  /** What has lost all its relationships. */
  private static final String ALONE =
      """
      MATCH (n) WHERE NOT EXISTS { (n)--() }
      RETURN labels(n) AS labels, n {.*} AS node
      """;

  /** A call of an operation. */
  public record Call<P extends Record>(Operation<P, ?> operation, P parameters) {

    Result run(GraphDriver driver, QueryMode mode) {
      return new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
    }
  }

  private record Outcome(
      List<String> columns,
      List<ResultRecord> records,
      List<String> graph,
      List<GraphEvent> events) {}

  private final GraphServer server;
  private final Consumer<GraphDriver> graph;
  private final List<String> types;

  /**
   * Compares answers, what becomes of the graph, and the events of that.
   *
   * @param graph creates the graph, the same each time
   * @param types the relationships that the calls may change
   */
  public BothModes(GraphServer server, Consumer<GraphDriver> graph, List<String> types) {
    this.server = server;
    this.graph = graph;
    this.types = types;
  }

  public void assertAgree(List<? extends Call<?>> calls) {
    List<Outcome> natively = outcomes(calls, QueryMode.NATIVE);
    List<Outcome> byCypher = outcomes(calls, QueryMode.CYPHER);
    for (int i = 0; i < calls.size(); i++) {
      assertThat(byCypher.get(i)).as("call %d: %s", i, calls.get(i)).isEqualTo(natively.get(i));
    }
  }

  private List<Outcome> outcomes(List<? extends Call<?>> calls, QueryMode mode) {
    server.clear();
    try (GraphDriver driver = server.driver()) {
      graph.accept(driver);
      return outcomes(calls, mode, driver);
    }
  }

  private List<Outcome> outcomes(
      List<? extends Call<?>> calls, QueryMode mode, GraphDriver driver) {
    List<Outcome> outcomes = new ArrayList<>();
    try (HeardEvents heard = new HeardEvents(server)) {
      for (Call<?> call : calls) {
        Result answer = call.run(driver, mode);
        boolean writes = call.operation().writes();
        outcomes.add(
            new Outcome(
                answer.columns(),
                answer.records(),
                writes ? dump(driver) : List.of(),
                writes ? heard.next() : List.of()));
      }
    }
    return outcomes;
  }

  private List<String> dump(GraphDriver driver) {
    return Stream.of(Statement.cypher(DUMP).with("types", types), Statement.cypher(ALONE))
        .flatMap(statement -> driver.run(statement).join().records().stream())
        .map(row -> sorted(row.values()).toString())
        .sorted()
        .toList();
  }

  /** Properties have no order. */
  private static List<Object> sorted(List<Object> values) {
    return values.stream()
        .map(value -> value instanceof Map<?, ?> map ? (Object) new TreeMap<>(map) : value)
        .toList();
  }
}
