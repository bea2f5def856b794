package io.shindigneo4j.installation;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The built WAR in a stock Tomcat, in front of the {@link SharedNeo4j}. All tests of a JVM that ask
 * for the same execution and releases share one Tomcat. Each class begins with the sample data.
 */
final class RunningShindig implements BeforeAllCallback {

  private final String queries;
  private final TomcatRelease release;
  private final SharedNeo4j neo4j;
  private final Neo4jLine line;
  private StockTomcat tomcat;

  /**
   * @param queries how Shindig executes operations: {@code native} or {@code cypher}
   */
  RunningShindig(String queries, TomcatRelease release) {
    this(queries, release, Neo4jLine.OF_THE_BUILD);
  }

  /**
   * @param line the Neo4j, with whose Java Tomcat runs, too
   */
  RunningShindig(String queries, TomcatRelease release, Neo4jLine line) {
    this.queries = queries;
    this.release = release;
    this.neo4j = new SharedNeo4j(line);
    this.line = line;
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    neo4j.beforeAll(context);
    tomcat =
        SharedNeo4j.store(context)
            .computeIfAbsent(
                release + " " + line + " " + queries, key -> startTomcat(), StockTomcat.class);
  }

  private StockTomcat startTomcat() {
    Map<String, String> environment = new HashMap<>(neo4j.server().environment());
    environment.put("JAVA_HOME", neo4j.release().javaHome().toString());
    environment.put("TZ", "Europe/Berlin"); // no day may depend on the server's zone
    environment.put("SHINDIG_NEO4J_QUERIES", queries);
    environment.put("SHINDIG_NEO4J_CALL_TIMEOUT", TestDeadlines.HANGING.toString());
    environment.put("SHINDIG_NEO4J_ADDRESS_RATE", "0"); // thousands of calls come from one
    environment.put("SHINDIG_NEO4J_VIEWER_RATE", "0");
    try {
      return StockTomcat.start(release, environment);
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

  String log() throws IOException {
    return tomcat.log();
  }

  /** Of the Java that Tomcat and Neo4j run on. */
  Path javaHome() {
    return neo4j.release().javaHome();
  }

  String address() {
    return tomcat.address();
  }
}
