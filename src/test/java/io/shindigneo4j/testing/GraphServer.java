package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.server.BoundAddress;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.migration.Migrations;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.neo4j.cli.AdminTool;
import org.neo4j.cli.ExecutionContext;
import org.neo4j.common.DependencyResolver;
import org.neo4j.configuration.GraphDatabaseInternalSettings;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.connectors.ConnectorPortRegister;
import org.neo4j.configuration.connectors.ConnectorType;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.TransientTransactionFailureException;
import org.neo4j.graphdb.config.Setting;
import org.neo4j.io.fs.DefaultFileSystemAbstraction;
import org.neo4j.io.fs.FileSystemAbstraction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.LogProvider;
import org.neo4j.logging.NullLogProvider;

/** A Neo4j in this process with the plug-in on a real port; users and passwords as in a server. */
public final class GraphServer implements AutoCloseable {

  public static final Credentials CREDENTIALS = new Credentials("neo4j", "test-password");

  /** For a server that speaks Bolt, too. It ends without Neo4j's ten seconds for late calls. */
  public static final Map<Setting<?>, Object> BOLT =
      Map.of(
          BoltConnector.enabled,
          true,
          BoltConnector.listen_address,
          new SocketAddress("127.0.0.1", 0),
          GraphDatabaseInternalSettings.netty_server_shutdown_quiet_period,
          0);

  private static final String DATA = "data";

  private static final String TEMPORARY = "shindig-neo4j-test";

  /** Where Linux has files in memory. */
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  /** More than the stores of all tests that run at a time have. */
  private static final long MAX_BYTES = 2L << 30;

  private static final Duration PLANS_STAY = Duration.ofHours(1);

  /** All that the tests of one process ask; each graph that a test creates is a text of its own. */
  private static final int PLANS = 20_000;

  /** Data of a new Neo4j, with our schema and without it, which others begin with. */
  private static final Map<Boolean, Path> NEW_DATA = new ConcurrentHashMap<>();

  private final Path directory;

  /** Another after a restart. */
  private DatabaseManagementService service;

  private final Map<Link, GraphDriver> drivers = new ConcurrentHashMap<>();

  private GraphServer(Path directory, DatabaseManagementService service) {
    this.directory = directory;
    this.service = service;
  }

  public static GraphServer start(Map<Setting<?>, Object> settings) {
    return start(settings, NullLogProvider.getInstance());
  }

  /**
   * @param logs where it writes what its operators are to know
   */
  public static GraphServer start(Map<Setting<?>, Object> settings, LogProvider logs) {
    boolean schema = !Boolean.FALSE.equals(settings.get(ServerSettings.enabled));
    Path directory = temporaryDirectory();
    copyAll(NEW_DATA.computeIfAbsent(schema, GraphServer::newData), directory.resolve(DATA));
    return start(directory, settings, logs);
  }

  /** Starts with stores of its own: those of others are copies of each other and have one id. */
  public static GraphServer startAlone(Map<Setting<?>, Object> settings) {
    return start(temporaryDirectory(), settings, NullLogProvider.getInstance());
  }

  private static Path newData(boolean schema) {
    Path directory = temporaryDirectory();
    DatabaseManagementService service =
        build(directory, Map.of(ServerSettings.enabled, schema), NullLogProvider.getInstance());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteAll(directory)));
    try {
      setPassword(service);
      awaitSchema(service);
    } finally {
      service.shutdown();
    }
    return directory.resolve(DATA);
  }

  /**
   * Starts with a database that {@code neo4j-admin} has written.
   *
   * @param dump the folder of its {@code neo4j.dump}
   */
  public static GraphServer load(Path dump, Map<Setting<?>, Object> settings) {
    Path directory = temporaryDirectory();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    try (FileSystemAbstraction files = new DefaultFileSystemAbstraction();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8)) {
      int exitCode =
          AdminTool.execute(
              new ExecutionContext(directory, directory.resolve("conf"), out, out, files),
              "database",
              "load",
              "neo4j",
              "--from-path=" + dump.toAbsolutePath());
      assertThat(exitCode).as(said.toString(StandardCharsets.UTF_8)).isZero();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return start(directory, settings, NullLogProvider.getInstance());
  }

  private static GraphServer start(
      Path directory, Map<Setting<?>, Object> settings, LogProvider logs) {
    try {
      boolean isNew = !Files.exists(directory.resolve(DATA).resolve("databases/system"));
      DatabaseManagementService service = build(directory, settings, logs);
      if (isNew) {
        setPassword(service);
      }
      awaitSchema(service);
      return new GraphServer(directory, service);
    } catch (RuntimeException e) {
      deleteAll(directory);
      throw e;
    }
  }

  /** Stops Neo4j, and starts it with other settings on the same data. */
  public void restart(Map<Setting<?>, Object> settings) {
    closeDrivers();
    service.shutdown();
    service = build(directory, settings, NullLogProvider.getInstance());
  }

  /** With plans that stay, whatever becomes of a graph that each test empties and fills anew. */
  private static DatabaseManagementService build(
      Path directory, Map<Setting<?>, Object> settings, LogProvider logs) {
    assertThat(Proof.isWithoutServers()).as("this test must be @StartsServer").isFalse();
    return new DatabaseManagementServiceBuilder(directory)
        .setConfig(GraphDatabaseSettings.auth_enabled, true)
        .setConfig(
            GraphDatabaseSettings.auth_max_failed_attempts, 0) // tests share address and user
        .setConfig(GraphDatabaseSettings.pagecache_memory, 64L * 1024 * 1024)
        .setConfig(GraphDatabaseSettings.cypher_min_replan_interval, PLANS_STAY)
        .setConfig(ServerSettings.listen_address, new SocketAddress("127.0.0.1", 0))
        .setConfig(ServerLimitSettings.drain_timeout, Duration.ZERO) // tests leave requests behind
        .setConfig(GraphDatabaseSettings.query_cache_size, PLANS)
        .setConfig(settings)
        .setUserLogProvider(logs)
        .build();
  }

  private static void setPassword(DatabaseManagementService service) {
    service
        .database("system")
        .executeTransactionally(
            "ALTER USER neo4j SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", CREDENTIALS.password()));
  }

  /** So that a busy machine refuses no login of a test for that. */
  private static void awaitSchema(DatabaseManagementService service) {
    DependencyResolver plugin = resolver(service);
    if (plugin.containsDependency(Migrations.class)) {
      plugin.resolveDependency(Migrations.class).ready(service.database("neo4j")).join();
    }
  }

  private static DependencyResolver resolver(DatabaseManagementService service) {
    return ((GraphDatabaseAPI) service.database("system")).getDependencyResolver();
  }

  /** A disk would be waited for at each commit. */
  private static Path temporaryDirectory() {
    try {
      return isRoomy(IN_MEMORY)
          ? Files.createTempDirectory(IN_MEMORY, TEMPORARY)
          : Files.createTempDirectory(TEMPORARY);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isRoomy(Path directory) throws IOException {
    return Files.isWritable(directory)
        && Files.getFileStore(directory).getUsableSpace() > MAX_BYTES;
  }

  public GraphDatabaseService database(String name) {
    return service.database(name);
  }

  public DatabaseManagementService service() {
    return service;
  }

  /** One of Neo4j's own parts. */
  public <T> T part(Class<T> type) {
    return resolver(service).resolveDependency(type);
  }

  public int port() {
    return resolver(service).resolveDependency(BoundAddress.class).address().getPort();
  }

  public URI uri() {
    return URI.create("ws://127.0.0.1:" + port() + "/neo4j");
  }

  public DriverSettings driverSettings() {
    return DriverSettings.of(uri().toString(), CREDENTIALS).withCallTimeout(TestDeadlines.HANGING);
  }

  /** The same server by Bolt, where it was started with {@link #BOLT}. */
  public DriverSettings boltSettings() {
    ConnectorPortRegister ports = resolver(service).resolveDependency(ConnectorPortRegister.class);
    int port = ports.getLocalAddress(ConnectorType.BOLT).getPort();
    return DriverSettings.of("bolt://127.0.0.1:" + port + "/neo4j", CREDENTIALS)
        .withCallTimeout(TestDeadlines.HANGING);
  }

  public GraphDriver driver() {
    return GraphDriver.connect(driverSettings());
  }

  GraphDriver shared(Link link) {
    return drivers.computeIfAbsent(link, ignored -> link.driver(this));
  }

  /** Empties the graph. */
  public void clear() {
    run("MATCH (n) DETACH DELETE n");
  }

  /** Runs Cypher, again where writes that an earlier test has left under way forbid it. */
  public void run(String cypher) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TestDeadlines.HANGING_SECONDS);
    while (!hasRun(cypher)) {
      assertThat(System.nanoTime()).as("the time").isLessThan(end);
    }
  }

  private boolean hasRun(String cypher) {
    try {
      database("neo4j").executeTransactionally(cypher);
      return true;
    } catch (TransientTransactionFailureException e) { // such as a deadlock with such a write
      return false;
    }
  }

  /** Makes new plans from now on, for the graph as it is. */
  public void forgetPlans() {
    database("neo4j").executeTransactionally("CALL db.clearQueryCaches()");
  }

  @Override
  public void close() {
    closeDrivers();
    service.shutdown();
    deleteAll(directory);
  }

  private void closeDrivers() {
    drivers.values().forEach(GraphDriver::close);
    drivers.clear();
  }

  private static void copyAll(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void deleteAll(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      files.sorted(Comparator.reverseOrder()).forEach(GraphServer::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
