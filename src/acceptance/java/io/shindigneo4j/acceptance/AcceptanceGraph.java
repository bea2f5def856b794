package io.shindigneo4j.acceptance;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.GraphServer;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;

/** A database with the plug-in, for as long as the process runs, and a driver of it. */
record AcceptanceGraph(GraphServer server, GraphDriver driver) {

  /** {@code native} or {@code cypher}. */
  private static final String MODE = "acceptance.queries";

  /** The tests over the servlet ask for another application than the others and the sample. */
  private static final String COPY_APP_DATA =
      """
      MATCH (person:Person)-[:HAS_APP_DATA]->(data:AppData {application: '1'})
      CREATE (person)-[:HAS_APP_DATA]->(copy:AppData) SET copy = data, copy.application = 'app'
      WITH data, copy
      MATCH (data)-[:HAS_VALUE]->(value)
      CREATE (copy)-[:HAS_VALUE]->(same:AppDataValue) SET same = value
      """;

  private static final AcceptanceGraph GRAPH = start();

  private static AcceptanceGraph start() {
    GraphServer server = GraphServer.start(Map.of());
    GraphDriver driver = server.driver();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  driver.close();
                  server.close();
                }));
    return new AcceptanceGraph(server, driver);
  }

  /** With Shindig's sample data, and nothing else. */
  static AcceptanceGraph fresh() {
    GRAPH.server().clear();
    SampleData.loadIfEmpty(GRAPH.driver(), Instant.now()).join();
    GRAPH.driver().run(Statement.cypher(COPY_APP_DATA).writing()).join();
    return GRAPH;
  }

  BackendSettings settings() {
    QueryMode mode = QueryMode.valueOf(System.getProperty(MODE).toUpperCase(Locale.ROOT));
    return new BackendSettings(server.driverSettings(), mode, 1000, true, 1 << 22, 1 << 20, false);
  }
}
