package io.shindigneo4j.installation;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The built WAR in a stock Tomcat, in front of the {@link SharedNeo4j}. All tests of a JVM that ask
 * for the same execution share one Tomcat. Each class begins with the sample data.
 */
final class RunningShindig implements BeforeAllCallback {

  private final String queries;
  private final SharedNeo4j neo4j = new SharedNeo4j();
  private StockTomcat tomcat;

  /**
   * @param queries how Shindig executes operations: {@code native} or {@code cypher}
   */
  RunningShindig(String queries) {
    this.queries = queries;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    neo4j.beforeAll(context);
    tomcat =
        SharedNeo4j.store(context)
            .computeIfAbsent("tomcat " + queries, key -> startTomcat(), StockTomcat.class);
  }

  private StockTomcat startTomcat() {
    Map<String, String> environment = new HashMap<>(neo4j.server().environment());
    environment.put("SHINDIG_NEO4J_QUERIES", queries);
    environment.put("SHINDIG_NEO4J_CALL_TIMEOUT", TestDeadlines.HANGING.toString());
    environment.put("SHINDIG_NEO4J_ADDRESS_RATE", "0"); // thousands of calls come from one
    environment.put("SHINDIG_NEO4J_VIEWER_RATE", "0");
    try {
      return StockTomcat.start(environment);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Replaces all data by the sample data. */
  void reset() {
    neo4j.reset();
  }

  /** Writes to the graph past Shindig. */
  void run(String cypher) {
    neo4j.run(cypher);
  }

  SocialApi social() {
    return new SocialApi(tomcat.address());
  }

  String address() {
    return tomcat.address();
  }
}
