package io.shindigneo4j.installation;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link PluggedServer} of their JVM and of a release line of Neo4j, which they
 * must not stop. It starts with the first class that asks for it and ends with the JVM. Each class
 * begins with the sample data.
 */
final class SharedNeo4j implements BeforeAllCallback, ParameterResolver {

  /** The server, and one driver for all classes, as opening a connection takes time. */
  private record Resource(PluggedServer server, GraphDriver driver) implements AutoCloseable {

    static Resource start(Neo4jRelease release) {
      try {
        PluggedServer server = new PluggedServer(release);
        server.start();
        return new Resource(
            server,
            GraphDriver.connect(server.driverSettings().withCallTimeout(TestDeadlines.HANGING)));
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws Exception {
      driver.close();
      server.close();
    }
  }

  private final Neo4jLine line;
  private Neo4jRelease release;
  private Resource resource;

  SharedNeo4j() {
    this(Neo4jLine.OF_THE_BUILD);
  }

  SharedNeo4j(Neo4jLine line) {
    this.line = line;
  }

  /** Where resources are kept until the end of the JVM. */
  static Store store(ExtensionContext context) {
    return context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(SharedNeo4j.class));
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    release = line.release();
    resource = store(context).computeIfAbsent(line, key -> Resource.start(release), Resource.class);
    reset();
  }

  Neo4jRelease release() {
    return release;
  }

  PluggedServer server() {
    return resource.server();
  }

  /** Replaces all data by the sample data. */
  void reset() {
    run("MATCH (n) WHERE NOT n:ShindigSchema DETACH DELETE n");
    PluggedServer.loadSample(resource.driver());
  }

  /** Writes to the graph past Shindig. */
  void run(String cypher) {
    resource.driver().run(Statement.cypher(cypher).writing()).join();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == PluggedServer.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return server();
  }
}
