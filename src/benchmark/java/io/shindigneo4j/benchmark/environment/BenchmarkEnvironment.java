package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.benchmark.environment.gremlin.GremlinServer;
import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.environment.relational.RelationalAddress;
import io.shindigneo4j.benchmark.environment.relational.RelationalDatabase;
import io.shindigneo4j.benchmark.http.LoadProcess;
import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.workload.load.DriverGraph;
import io.shindigneo4j.workload.network.Network;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.config.Setting;

/**
 * The servers and databases that are measured. Their processes end with this one, also when it is
 * interrupted.
 */
public final class BenchmarkEnvironment implements AutoCloseable {

  private static final List<String> OPTIONS = List.of("-Xms1g", "-Xmx1g");

  private static final Map<String, String> SETTINGS =
      Map.of("server.memory.pagecache.size", "256m", "db.transaction.timeout", "60s");

  private static final Map<Setting<?>, Object> EMBEDDED_SETTINGS =
      Map.of(GraphDatabaseSettings.pagecache_memory, 256L << 20);

  private final Population population;
  private final RelationalAddress mariaDbAddress;
  private final Consumer<String> terminal;

  /** These are null until their first use. */
  private PluggedServer server;

  private EchoProcess echo;
  private LoadProcess loadClient;
  private GraphServer embedded;
  private RelationalDatabase tables;
  private RelationalDatabase mariaDb;
  private GremlinServer gremlin;

  private final ResourceStack resources = new ResourceStack();
  private final ShindigProcesses shindigProcesses = new ShindigProcesses(resources);
  private final Thread interrupted = new Thread(resources::close);

  /**
   * @param population the network that each of them gets
   * @param mariaDbAddress null if there is none
   * @param terminal prints the steps that take long
   */
  public BenchmarkEnvironment(
      Population population, RelationalAddress mariaDbAddress, Consumer<String> terminal) {
    this.population = population;
    this.mariaDbAddress = mariaDbAddress;
    this.terminal = terminal;
    Runtime.getRuntime().addShutdownHook(interrupted);
  }

  /** The main server, with the network. It is started and filled at first use. */
  public PluggedServer server() {
    if (server == null) {
      server = started(Map.of());
      load(server, population);
    }
    return server;
  }

  /**
   * Starts another server with the plug-in and these packs, and no data.
   *
   * @param settings additional settings of Neo4j
   * @throws MissingServerException if the packs have not been built
   */
  public PluggedServer started(Map<String, String> settings, BundledPack... packs) {
    return started(settings, OPTIONS, packs);
  }

  /**
   * The same.
   *
   * @param options of its JVM, in place of the usual ones
   */
  public PluggedServer started(
      Map<String, String> settings, List<String> options, BundledPack... packs) {
    List<Path> jars = Stream.of(packs).map(BundledPack::jar).toList();
    Map<String, String> together = new HashMap<>(SETTINGS);
    together.putAll(settings);
    long start = System.nanoTime();
    PluggedServer started =
        CheckedSupplier.unchecked(() -> start(new PluggedServer(together, options), jars));
    terminal.accept("Neo4j was started in %d s".formatted(seconds(start)));
    return started;
  }

  private PluggedServer start(PluggedServer prepared, List<Path> packs)
      throws IOException, InterruptedException {
    resources.add(prepared);
    EmptyProcedures.install(prepared.plugins());
    Path folder = Files.createDirectories(prepared.plugins().resolve("packs"));
    for (Path pack : packs) {
      Files.copy(pack, folder.resolve(pack.getFileName()));
    }
    prepared.start();
    return prepared;
  }

  /** Stops a server before the others. */
  public void end(PluggedServer started) {
    resources.close(started);
  }

  /** Fills an empty server. */
  public void load(PluggedServer empty, Population people) {
    long start = System.nanoTime();
    try (GraphDriver driver = empty.driver()) {
      new NetworkLoader(new DriverGraph(driver)).load(people.network());
    }
    int count = people.network().shape().people();
    terminal.accept("%d people were loaded in %d s".formatted(count, seconds(start)));
  }

  /** Starts another server with people and friendships, and nothing else. */
  public PluggedServer startedWithPeople(Network network) {
    long start = System.nanoTime();
    ImportedPeople imported = resources.add(ImportedPeople.of(network));
    int count = network.shape().people();
    terminal.accept("%d people were imported in %d s".formatted(count, seconds(start)));
    return started(imported.settings());
  }

  private static long seconds(long start) {
    return Duration.ofNanos(System.nanoTime() - start).toSeconds();
  }

  /** The same people in an embedded database, which is started and filled at first use. */
  public GraphDatabaseService embedded() {
    if (embedded == null) {
      embedded = filled(resources.add(GraphServer.start(EMBEDDED_SETTINGS)));
    }
    return embedded.database("neo4j");
  }

  private GraphServer filled(GraphServer empty) {
    try (GraphDriver driver = empty.driver()) {
      new NetworkLoader(new DriverGraph(driver)).load(population.network());
    }
    return empty;
  }

  /**
   * The same people in tables of a MariaDB server, which are filled at first use.
   *
   * @throws MissingServerException if there is none
   */
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
    resources.add(empty);
    try {
      empty.load(population.network());
      return empty;
    } catch (RuntimeException e) {
      resources.close(empty);
      throw e;
    }
  }

  /**
   * The same people in a Gremlin Server, which is started at first use.
   *
   * @throws MissingServerException if it is not installed
   */
  public GremlinServer gremlin() {
    if (gremlin == null) {
      GremlinServer server = resources.add(GremlinServer.of(population.network()));
      server.start();
      gremlin = server;
    }
    return gremlin;
  }

  /** What sends requests of HTTP from a process of its own, which is started at first use. */
  public LoadProcess loadClient() {
    if (loadClient == null) {
      loadClient = resources.add(LoadProcess.start());
    }
    return loadClient;
  }

  public EchoProcess echo() {
    if (echo == null) {
      echo = resources.add(EchoProcess.start());
    }
    return echo;
  }

  /**
   * Shindig with our back end, connected to the main server.
   *
   * @param queries {@code native} or {@code cypher}
   */
  public ShindigProcess shindig(String queries) {
    return shindigProcesses.of(this::server, queries);
  }

  /**
   * Another Shindig with our back end, connected to the main server.
   *
   * @param name no other has it
   * @param settings in addition, as environment variables
   */
  public ShindigProcess shindig(String name, Map<String, String> settings) {
    return shindigProcesses.of(this::server, name, settings);
  }

  /** The same, connected to another server. */
  public ShindigProcess shindig(PluggedServer graph, String name, Map<String, String> settings) {
    return shindigProcesses.of(() -> graph, name, settings);
  }

  /** Ends a Shindig before the others. */
  public void end(ShindigProcess started) {
    shindigProcesses.end(started);
  }

  /** Shindig with our back end, connected to a server with the people of Shindig's own file. */
  public ShindigProcess shindigOfSix() {
    return shindigProcesses.of(this::serverOfSix, "native-six", Map.of());
  }

  private PluggedServer serverOfSix() {
    PluggedServer six = started(Map.of());
    try (GraphDriver driver = six.driver()) {
      String people = CheckedSupplier.unchecked(() -> SampleBackEnd.people(ShindigProcess.war()));
      long unused = SampleData.loadIfEmpty(driver, people, Instant.now()).join();
    }
    return six;
  }

  /** Shindig with its own sample back end and the people of its own file. */
  public ShindigProcess sampleShindigOfSix() {
    return shindigProcesses.ofSample();
  }

  /**
   * What the threads of the Shindig with this port have allocated so far; empty if no Shindig has
   * it.
   */
  public Optional<Supplier<AllocatedBytes>> allocation(int port) {
    return shindigProcesses.allocation(port);
  }

  /** Shindig with its own sample back end and the same people. */
  public ShindigProcess sampleShindig() {
    return shindigProcesses.ofSample(population.network());
  }

  @Override
  public void close() {
    if (isInTime()) {
      resources.close();
    }
  }

  private boolean isInTime() {
    try {
      return Runtime.getRuntime().removeShutdownHook(interrupted);
    } catch (IllegalStateException e) { // the shutdown hook is running already
      return false;
    }
  }
}
