package io.shindigneo4j.benchmark.stage;

import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.stage.gremlin.GremlinServer;
import io.shindigneo4j.benchmark.stage.relational.RelationalAddress;
import io.shindigneo4j.benchmark.stage.relational.RelationalDatabase;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.load.DriverGraph;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;

/** Whoever is asked. The processes end with this one, also when it is interrupted. */
public final class Stage implements AutoCloseable {

  private static final List<String> OPTIONS = List.of("-Xms1g", "-Xmx1g");

  private static final Map<String, String> SETTINGS =
      Map.of("server.memory.pagecache.size", "256m", "db.transaction.timeout", "60s");

  private static final long EMBEDDED_PAGE_CACHE = 256L << 20;

  private final Population population;
  private final RelationalAddress mariaDbAddress;
  private final Consumer<String> terminal;

  /** Null until somebody asks for them. */
  private PluggedServer server;

  private EchoProcess echo;

  /** All that were started and have not ended. */
  private final Queue<PluggedServer> servers = new ConcurrentLinkedQueue<>();

  private GraphServer embedded;
  private final Shindigs shindigs = new Shindigs();
  private RelationalDatabase tables;
  private RelationalDatabase mariaDb;
  private GremlinServer gremlin;

  private final Thread interrupted = new Thread(this::end);

  /**
   * Of a network, which each has.
   *
   * @param mariaDbAddress null where there is none
   * @param terminal is told what takes long
   */
  public Stage(Population population, RelationalAddress mariaDbAddress, Consumer<String> terminal) {
    this.population = population;
    this.mariaDbAddress = mariaDbAddress;
    this.terminal = terminal;
    Runtime.getRuntime().addShutdownHook(interrupted);
  }

  /** A server of its own, with the network, which is started and filled at first use. */
  public PluggedServer server() {
    if (server == null) {
      server = started(Map.of());
      load(server, population);
    }
    return server;
  }

  /**
   * Another server with the plug-in, with nothing in it.
   *
   * @param settings of Neo4j, besides those of all
   */
  public PluggedServer started(Map<String, String> settings) {
    Map<String, String> together = new HashMap<>(SETTINGS);
    together.putAll(settings);
    long start = System.nanoTime();
    try {
      PluggedServer started = new PluggedServer(together, OPTIONS);
      servers.add(started);
      EmptyProcedures.install(started.plugins());
      started.start();
      terminal.accept("Neo4j was started in %d s".formatted(seconds(start)));
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Ends a server before the stage does. */
  public void end(PluggedServer started) {
    if (servers.remove(started)) {
      close(started);
    }
  }

  /** Fills an empty server. */
  public void load(PluggedServer empty, Population people) {
    long start = System.nanoTime();
    try (GraphDriver driver = empty.driver()) {
      new Loading(new DriverGraph(driver)).load(people.network());
    }
    int count = people.network().shape().people();
    terminal.accept("%d people were loaded in %d s".formatted(count, seconds(start)));
  }

  private static long seconds(long start) {
    return Duration.ofNanos(System.nanoTime() - start).toSeconds();
  }

  /** The same people in a database of this process, which is started and filled at first use. */
  public GraphDatabaseService embedded() {
    if (embedded == null) {
      embedded =
          GraphServer.start(Map.of(GraphDatabaseSettings.pagecache_memory, EMBEDDED_PAGE_CACHE));
      try (GraphDriver driver = embedded.driver()) {
        new Loading(new DriverGraph(driver)).load(population.network());
      }
    }
    return embedded.database("neo4j");
  }

  /** The same people in tables of this process, which are filled at first use. */
  public RelationalDatabase tables() {
    if (tables == null) {
      tables = filled(RelationalDatabase.embedded());
    }
    return tables;
  }

  /**
   * The same people in tables of a MariaDB server, which are filled at first use.
   *
   * @throws MissingServerException where there is none
   */
  public RelationalDatabase mariaDb() {
    if (mariaDbAddress == null) {
      throw new MissingServerException("no --jpa-url");
    }
    if (mariaDb == null) {
      mariaDb = filled(RelationalDatabase.at(mariaDbAddress));
    }
    return mariaDb;
  }

  private RelationalDatabase filled(RelationalDatabase empty) {
    empty.load(population.network());
    return empty;
  }

  /**
   * The same people in a Gremlin Server, which is started with them at first use.
   *
   * @throws MissingServerException where it is not installed
   */
  public GremlinServer gremlin() {
    if (gremlin == null) {
      gremlin = GremlinServer.start(population.network());
    }
    return gremlin;
  }

  public EchoProcess echo() {
    if (echo == null) {
      echo = EchoProcess.start();
    }
    return echo;
  }

  /**
   * Shindig with our back end, connected to the server.
   *
   * @param queries {@code native} or {@code cypher}
   */
  public ShindigProcess shindig(String queries) {
    return shindigs.of(this::server, queries);
  }

  /** Shindig with its own back end, which has the same people in its memory. */
  public ShindigProcess sampleShindig() {
    return shindigs.ofSample(population.network());
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
    shindigs.close();
    if (echo != null) {
      echo.close();
    }
    if (embedded != null) {
      embedded.close();
    }
    servers.forEach(this::end);
    if (tables != null) {
      tables.close();
    }
    if (mariaDb != null) {
      mariaDb.close();
    }
    if (gremlin != null) {
      gremlin.close();
    }
  }

  private static void close(PluggedServer server) {
    try {
      server.close();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("the server may still be there", e);
    }
  }
}
