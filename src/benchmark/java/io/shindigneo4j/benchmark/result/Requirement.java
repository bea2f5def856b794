package io.shindigneo4j.benchmark.result;

import java.util.List;

/**
 * How many times better than another transport a transport must be.
 *
 * @param scope the suite and queries
 * @param metric the metric
 * @param aggregation how ratios of several questions are combined
 */
public record Requirement(
    String text,
    QueryScope scope,
    String transport,
    String than,
    Metric metric,
    Aggregation aggregation,
    double factor) {

  private static final String NATIVE = "websocket-native";
  private static final String PLUGIN_HTTP = "http-face";
  private static final String HTTP = "http";
  private static final String DIRECT = "direct";
  private static final String CACHED = "direct-cached";
  private static final String FRAMEWORK = "framework";

  /** A tenth of the garbage counts as ten times better. */
  private static final double TENTH = 10;

  private static final QueryScope PAPERS = QueryScope.ofPapers();

  /** JSON is the only format that all three transports have. */
  private static final QueryScope CROSS_REFERENCE =
      QueryScope.of("procedures", "crossreference").in("json");

  private static final QueryScope TRAVERSALS =
      QueryScope.of("traversal", "traversal-bfs", "traversal-dfs");

  public static final List<Requirement> ALL =
      List.of(
          calls("Native calls: 13.3 times the throughput of HTTP", PAPERS, NATIVE, HTTP, 13.3),
          calls("Cypher: 5.6 times the throughput of HTTP", PAPERS, "websocket-cypher", HTTP, 5.6),
          calls(
              "Native foaf3: 200 times the throughput of HTTP",
              QueryScope.of(Results.QUERIES, "foaf3"),
              NATIVE,
              HTTP,
              200),
          new Requirement(
              "Bolt beaten on every question, by native calls",
              PAPERS,
              NATIVE,
              "bolt",
              Metric.CALLS,
              Aggregation.WORST_CASE,
              1),
          new Requirement(
              "Cypher on every question: 1.5 times the throughput of Bolt",
              PAPERS.withEmpty().byMany(),
              "websocket-cypher",
              "bolt",
              Metric.CALLS,
              Aggregation.LEAST,
              1.5),
          calls(
              "WebSocket with pipelining: 3.5 times the throughput of our HTTP",
              CROSS_REFERENCE.byMany(),
              NATIVE,
              PLUGIN_HTTP,
              3.5),
          calls(
              "Our HTTP: 6.5 times the throughput of Neo4j's HTTP API",
              CROSS_REFERENCE,
              PLUGIN_HTTP,
              HTTP,
              6.5),
          speed("Direct traversal: twice as fast as the framework", DIRECT, 2),
          speed("Direct traversal with caches: 3 times as fast as the framework", CACHED, 3),
          garbage("Direct traversal: a tenth of the framework's garbage", DIRECT),
          garbage("Direct traversal with caches: a tenth of the framework's garbage", CACHED));

  private static Requirement calls(
      String text, QueryScope scope, String transport, String than, double factor) {
    return new Requirement(text, scope, transport, than, Metric.CALLS, Aggregation.MEAN, factor);
  }

  private static Requirement speed(String text, String transport, double factor) {
    return ofTraversals(text, transport, Metric.CALLS, factor);
  }

  private static Requirement garbage(String text, String transport) {
    return ofTraversals(text, transport, Metric.GARBAGE, TENTH);
  }

  private static Requirement ofTraversals(
      String text, String transport, Metric metric, double factor) {
    return new Requirement(
        text, TRAVERSALS, transport, FRAMEWORK, metric, Aggregation.LEAST, factor);
  }

  /** Whether each question must reach it, not just their geometric mean. */
  public boolean each() {
    return aggregation != Aggregation.MEAN;
  }

  /** The number of questions that it covers. */
  public int questions() {
    return scope.questions();
  }
}
