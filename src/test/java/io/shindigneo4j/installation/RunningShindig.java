package io.shindigneo4j.installation;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/**
 * The built WAR in Tomcat, and a Neo4j server, each in its own process, for all tests that ask for
 * the same execution; one Neo4j server for both. Each class of tests begins with the sample data.
 */
final class RunningShindig implements BeforeAllCallback {

  /** Closed with the last test. */
  private record Database(PluggedServer server) implements AutoCloseable {

    static Database start() {
      try {
        PluggedServer server = new PluggedServer();
        server.start();
        return new Database(server);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws Exception {
      server.close();
    }
  }

  /** Closed with the last test. */
  private record Container(StockTomcat tomcat) implements AutoCloseable {

    static Container start(Map<String, String> environment) {
      try {
        return new Container(StockTomcat.start(environment));
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws Exception {
      tomcat.close();
    }
  }

  private final String queries;
  private PluggedServer neo4j;
  private StockTomcat tomcat;

  /**
   * What tests ask.
   *
   * @param queries {@code native} or {@code cypher}
   */
  RunningShindig(String queries) {
    this.queries = queries;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Store store =
        context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(RunningShindig.class));
    neo4j = store.computeIfAbsent("neo4j", key -> Database.start(), Database.class).server();
    Map<String, String> environment = new HashMap<>(neo4j.environment());
    environment.put("SHINDIG_NEO4J_QUERIES", queries);
    tomcat =
        store
            .computeIfAbsent(queries, key -> Container.start(environment), Container.class)
            .tomcat();
    reset();
  }

  /** Back to the sample data. */
  void reset() {
    run("MATCH (n) WHERE NOT n:ShindigSchema DETACH DELETE n");
    neo4j.loadSample();
  }

  /** Writes to the graph past Shindig. */
  void run(String cypher) {
    try (GraphDriver driver = neo4j.driver()) {
      driver.run(Statement.cypher(cypher).writing()).join();
    }
  }

  SocialApi social() {
    return new SocialApi(tomcat.address());
  }

  String address() {
    return tomcat.address();
  }
}
