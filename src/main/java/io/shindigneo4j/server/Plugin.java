package io.shindigneo4j.server;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.TlsFiles;
import io.shindigneo4j.server.cypher.CypherRegistration;
import io.shindigneo4j.server.cypher.NativeCalls;
import io.shindigneo4j.server.endpoint.Endpoint;
import io.shindigneo4j.server.http.HttpSettings;
import io.shindigneo4j.server.http.PageContents;
import io.shindigneo4j.server.metrics.ServerMetering;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import io.shindigneo4j.server.migration.DatabaseWatch;
import io.shindigneo4j.server.migration.Migrations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.projection.ProjectionSettings;
import io.shindigneo4j.server.projection.Projections;
import io.shindigneo4j.server.routing.RoutingProcedure;
import io.shindigneo4j.server.routing.RoutingTableSource;
import io.shindigneo4j.server.routing.WebSocketAddresses;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.Permissions;
import io.shindigneo4j.server.session.SessionFactory;
import io.shindigneo4j.server.session.SessionLimits;
import io.shindigneo4j.server.session.WorkerPools;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.neo4j.common.DependencySatisfier;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.config.Setting;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.kernel.lifecycle.LifecycleAdapter;
import org.neo4j.logging.Log;

/**
 * The plug-in's life inside Neo4j's own: the endpoint opens after the databases, and closes before
 * them.
 */
final class Plugin extends LifecycleAdapter {

  private static final long STOP_SECONDS = 5;
  private static final long IDLE_SECONDS = 10;

  private final DatabaseManagementService databases;
  private final GlobalProcedures procedures;
  private final Config config;
  private final Log log;
  private final DependencySatisfier dependencies;

  /** All made by init, ended by shutdown; Neo4j calls these in turn, and the next two between. */
  private ExecutorService migrators;

  private Migrations migrations;
  private ProcedureRegistry registry;
  private Projections projections;

  /** Made by start, ended by stop, even without an endpoint. */
  private ProcedureFiles files;

  /** All made by start, ended by stop. The first: where the endpoint listens, once it does. */
  private CompletableFuture<InetSocketAddress> listening;

  private ServerMetering metering;

  private ThreadPoolExecutor workers;

  private ThreadPoolExecutor others;

  private WheelTimer timer;
  private DatabaseWatch watch;
  private Endpoint endpoint;

  Plugin(
      DatabaseManagementService databases,
      GlobalProcedures procedures,
      Config config,
      Log log,
      DependencySatisfier dependencies) {
    this.databases = databases;
    this.procedures = procedures;
    this.config = config;
    this.log = log;
    this.dependencies = dependencies;
  }

  /**
   * Before Neo4j looks for procedures, and even without an endpoint: it does not start with a
   * procedure that it cannot call.
   */
  @Override
  public void init() {
    migrators = Executors.newCachedThreadPool(threads("shindig-neo4j-migration"));
    migrations = new Migrations(MigrationSet.ofProject(), migrators, log);
    registry = registry();
    projections = projections();
    CypherRegistration.register(
        procedures,
        config,
        new NativeCalls(
            registry,
            config.get(ServerSettings.procedures),
            new Databases(databases, migrations),
            projections::contexts,
            log));
  }

  private Projections projections() {
    return new Projections(
        databases,
        ProjectionSettings.of(
            config.get(ServerSettings.projection_memory),
            config.get(ServerSettings.properties_memory)),
        threads("shindig-neo4j-projection"),
        log);
  }

  @Override
  public void start() throws IOException {
    projections.start();
    files =
        ProcedureFiles.start(registry, databases, config, threads("shindig-neo4j-procedures"), log);
    if (!config.get(ServerSettings.enabled)) {
      return;
    }
    listening = new CompletableFuture<>();
    metering = ServerMetering.of(config.get(ServerSettings.metrics), registry::has);
    InetSocketAddress bound = open();
    listening.complete(bound);
    watch();
    dependencies.satisfyDependency(migrations);
    dependencies.satisfyDependency(new BoundAddress(bound));
    log.info(
        "Endpoint (%s) on %s, advertised as %s",
        config.get(ServerSettings.tls_enabled) ? "wss, https" : "ws, http",
        bound,
        advertised(bound));
  }

  private void measure() {
    metering.meters().projections(projections::load);
    metering.meters().gauge(Level.QUEUED_REQUESTS, workers.getQueue()::size);
    metering.meters().gauge(Level.ACTIVE_WORKERS, workers::getActiveCount);
    metering.meters().gauge(Level.ACTIVE_TRANSACTION_THREADS, others::getActiveCount);
  }

  private InetSocketAddress open() throws IOException {
    workers = workers();
    others = others();
    timer = new WheelTimer(threads("shindig-neo4j-deadline"));
    try {
      measure();
      Endpoint opening = endpoint();
      InetSocketAddress bound = opening.start();
      endpoint = opening;
      return bound;
    } catch (IOException | RuntimeException e) { // Neo4j stops only what has started
      end();
      files.close();
      throw e;
    }
  }

  private void end() {
    metering.close();
    workers.shutdownNow();
    others.shutdownNow();
    timer.close();
  }

  private ThreadPoolExecutor workers() {
    int threads = config.get(ServerSettings.worker_threads);
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(config.get(ServerSettings.queue_size)),
        threads("shindig-neo4j-worker"));
  }

  /** Its threads come and go. */
  private ThreadPoolExecutor others() {
    return new ThreadPoolExecutor(
        0,
        config.get(ServerSettings.transaction_threads),
        IDLE_SECONDS,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        threads("shindig-neo4j-transaction"));
  }

  private static ThreadFactory threads(String name) {
    return new DefaultThreadFactory(name, true);
  }

  private void watch() {
    String name = config.get(GraphDatabaseSettings.initial_default_database);
    watch = new DatabaseWatch(databases, name, migrations, migrators, files::check);
    watch.start();
    projections.begin(name);
  }

  private Endpoint endpoint() {
    return new Endpoint(
        new EndpointSettings(
            config.get(ServerSettings.listen_address).socketAddress(),
            tls(),
            Set.copyOf(config.get(ServerSettings.allowed_origins)),
            connectionLimits(),
            Subprotocols.of(config)),
        httpSettings(),
        new Authenticator(databases),
        new Databases(databases, migrations),
        new SessionFactory(
            registry,
            projections::contexts,
            permissions(),
            limits(),
            new WorkerPools(workers, others, timer),
            timer,
            metering.meters(),
            servers(),
            log),
        metering.meters(),
        new PageContents(metering.page(), registry::descriptions),
        log);
  }

  private HttpSettings httpSettings() {
    return new HttpSettings(
        config.get(GraphDatabaseSettings.initial_default_database),
        config.get(ServerSettings.http_login_lifetime),
        config.get(ServerSettings.http_metrics_access),
        config.get(ServerSettings.maximum_requests_in_flight));
  }

  private Optional<TlsFiles> tls() {
    return config.get(ServerSettings.tls_enabled)
        ? Optional.of(
            new TlsFiles(
                needed(ServerSettings.tls_certificate),
                needed(ServerSettings.tls_private_key),
                file(ServerSettings.tls_client_trust)))
        : Optional.empty();
  }

  private Path needed(Setting<Path> setting) {
    return file(setting)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    setting.name() + " is needed with " + ServerSettings.tls_enabled.name()));
  }

  /** One that is not set has the folder of Neo4j itself. */
  private Optional<Path> file(Setting<Path> setting) {
    return config.isExplicitlySet(setting) ? Optional.of(config.get(setting)) : Optional.empty();
  }

  private ConnectionLimits connectionLimits() {
    return new ConnectionLimits(
        config.get(ServerSettings.maximum_connections_before_login),
        config.get(ServerSettings.login_timeout),
        config.get(ServerSettings.idle_timeout),
        config.get(ServerSettings.message_timeout),
        Math.toIntExact(config.get(ServerSettings.maximum_message_size)),
        config.get(ServerSettings.maximum_fragments));
  }

  private Permissions permissions() {
    return new Permissions(
        config.get(ServerSettings.adhoc_cypher), config.get(ServerSettings.procedures));
  }

  private ProcedureRegistry registry() {
    ProcedureRegistry registry =
        new ProcedureRegistry(
            config.get(ServerSettings.graph_work_limit), config.get(ServerSettings.procedures));
    ServiceLoader.load(ProcedurePack.class, Plugin.class.getClassLoader())
        .forEach(pack -> pack.register(registry));
    return registry;
  }

  private SessionLimits limits() {
    return new SessionLimits(
        config.get(ServerSettings.request_timeout),
        config.get(ServerSettings.maximum_records),
        config.get(ServerSettings.maximum_message_size),
        config.get(ServerSettings.maximum_requests_in_flight),
        config.get(ServerSettings.maximum_open_transactions),
        config.get(ServerSettings.stream_timeout));
  }

  private RoutingTableSource servers() {
    return asker -> new RoutingProcedure(config, addresses()).read(asker);
  }

  private WebSocketAddresses addresses() {
    return new WebSocketAddresses(
        config.get(BoltConnector.advertised_address),
        advertised(listening.join()),
        config.get(ServerSettings.routing_addresses));
  }

  private SocketAddress advertised(InetSocketAddress bound) {
    SocketAddress advertised = config.get(ServerSettings.advertised_address);
    return config.isExplicitlySet(ServerSettings.advertised_address)
        ? advertised
        : new SocketAddress(advertised.getHostname(), bound.getPort());
  }

  @Override
  public void stop() throws InterruptedException {
    projections.stop();
    if (endpoint != null) {
      endpoint.stop();
      watch.stop();
      end();
      if (!workers.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)
          || !others.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) {
        log.warn("Some requests are still running");
      }
    }
    files.close();
  }

  @Override
  public void shutdown() {
    projections.stop(); // which has not been done where the start has failed
    migrators.shutdown(); // what runs there ends with its database
  }
}
