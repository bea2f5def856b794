package io.shindigneo4j.benchmark;

import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.load.DriverGraph;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;

/** Whoever is asked. The processes end with this one, also when it is interrupted. */
final class Stage implements AutoCloseable {

  private static final List<String> OPTIONS = List.of("-Xms1500m", "-Xmx1500m");

  private static final Map<String, String> SETTINGS =
      Map.of("server.memory.pagecache.size", "256m", "db.transaction.timeout", "60s");

  private static final long EMBEDDED_PAGE_CACHE = 256L << 20;
  private static final Duration READY = Duration.ofSeconds(60);

  private final PluggedServer server;
  private final EchoProcess echo;

  /** What the server was filled with, once it was. */
  private Population population;

  /** Null until somebody asks for it. */
  private GraphServer embedded;

  private final Thread interrupted = new Thread(this::end);

  Stage() throws IOException {
    server = new PluggedServer(SETTINGS, OPTIONS);
    EmptyProcedures.install(server.plugins());
    echo = new EchoProcess();
    Runtime.getRuntime().addShutdownHook(interrupted);
  }

  /** Returns when the server lets clients in, which it does not before its schema is there. */
  void start() throws IOException, InterruptedException {
    server.start();
    try (GraphDriver driver = server.driver()) {
      await()
          .atMost(READY)
          .ignoreException(CompletionException.class)
          .until(() -> driver.run(Statement.cypher("RETURN 1")).join().first().isPresent());
    }
  }

  void load(Population newPopulation) {
    population = newPopulation;
    try (GraphDriver driver = server.driver()) {
      new Loading(new DriverGraph(driver)).load(population.network());
    }
  }

  /** The same people in a database of this process, which is started and filled at first use. */
  GraphDatabaseService embedded() {
    if (embedded == null) {
      embedded =
          GraphServer.start(Map.of(GraphDatabaseSettings.pagecache_memory, EMBEDDED_PAGE_CACHE));
      try (GraphDriver driver = embedded.driver()) {
        new Loading(new DriverGraph(driver)).load(population.network());
      }
    }
    return embedded.database("neo4j");
  }

  PluggedServer server() {
    return server;
  }

  EchoProcess echo() {
    return echo;
  }

  @Override
  public void close() {
    if (isInTime()) {
      end();
    }
  }

  private boolean isInTime() {
    try {
      return Runtime.getRuntime().removeShutdownHook(interrupted);
    } catch (IllegalStateException e) { // the hook is at work already
      return false;
    }
  }

  private void end() {
    echo.close();
    if (embedded != null) {
      embedded.close();
    }
    try {
      server.close();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("the server may still be there", e);
    }
  }
}
