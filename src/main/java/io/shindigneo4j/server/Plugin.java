package io.shindigneo4j.server;

import io.shindigneo4j.metrics.MeterReading;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.cypher.CypherRegistration;
import io.shindigneo4j.server.cypher.NativeCalls;
import io.shindigneo4j.server.endpoint.Endpoint;
import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.events.SteadyClock;
import io.shindigneo4j.server.export.Exports;
import io.shindigneo4j.server.http.PageContents;
import io.shindigneo4j.server.metrics.ServerMetering;
import io.shindigneo4j.server.migration.DatabaseWatch;
import io.shindigneo4j.server.migration.Migrations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.projection.Projections;
import io.shindigneo4j.server.routing.DatabaseRoles;
import io.shindigneo4j.server.routing.RoutingProcedure;
import io.shindigneo4j.server.routing.RoutingTableSource;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Databases;
import io.shindigneo4j.server.session.RepeatedTask;
import io.shindigneo4j.server.session.SessionFactory;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.neo4j.common.DependencySatisfier;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.kernel.lifecycle.LifecycleAdapter;
import org.neo4j.logging.Log;

/**
 * The lifecycle of the plug-in inside Neo4j: the endpoint opens after the databases, and closes
 * before them.
 */
final class Plugin extends LifecycleAdapter {

  /** How often the audit is asked for numbers. */
  private static final long AUDIT_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final int LOGIN_MEMORY_PARTS = 10;

  /** The least that Neo4j takes for a database. */
  private static final long MIN_DATABASE_MEMORY = 10 * 1024 * 1024;

  private final DatabaseManagementService databases;
  private final GlobalProcedures procedures;
  private final Config config;
  private final PluginSettings settings;
  private final ServerAudit audit;
  private final Log log;
  private final DependencySatisfier dependencies;

  /** All made by init, ended by shutdown; Neo4j calls these in turn, and the next two between. */
  private ExecutorService migrators;

  private Migrations migrations;
  private ProcedureRegistry registry;
  private Projections projections;
  private EventFeeds events;
  private Exports exports;

  /** Made by start, ended by stop, even without an endpoint. */
  private ProcedureFiles files;

  /** All made by start, ended by stop. The first: where the endpoint listens, once it does. */
  private CompletableFuture<InetSocketAddress> listening;

  private volatile ServerMetering metering;

  private PluginThreads threads;
  private DatabaseWatch watch;
  private Endpoint endpoint;

  Plugin(
      DatabaseManagementService databases,
      GlobalProcedures procedures,
      Config config,
      ServerAudit audit,
      Log log,
      DependencySatisfier dependencies) {
    this.databases = databases;
    this.procedures = procedures;
    this.config = config;
    this.settings = new PluginSettings(config);
    this.audit = audit;
    this.log = log;
    this.dependencies = dependencies;
  }

  /**
   * Registers the procedures before Neo4j looks for them, even without an endpoint: Neo4j does not
   * start with a procedure that it cannot call.
   */
  @Override
  public void init() {
    migrators = Executors.newCachedThreadPool(PluginThreads.named("shindig-neo4j-migration"));
    migrations = new Migrations(MigrationSet.ofProject(), migrators, log);
    exports = exports();
    registry = registry();
    projections = projections();
    events = events();
    CypherRegistration.register(
        procedures,
        config,
        new NativeCalls(
            registry,
            config.get(ServerSettings.procedures),
            new Databases(databases, migrations),
            projections::contexts,
            audit,
            log));
  }

  private Projections projections() {
    return new Projections(
        databases,
        settings.projection(),
        PluginThreads.named("shindig-neo4j-projection"),
        new DatabaseRoles(databases, config)::isFollower,
        log);
  }

  private EventFeeds events() {
    return new EventFeeds(
        databases,
        settings.events(),
        PluginThreads.named("shindig-neo4j-events"),
        new DatabaseRoles(databases, config)::isFollower,
        new SteadyClock(),
        log);
  }

  private Exports exports() {
    return new Exports(
        databases,
        config.get(ServerLimitSettings.export_memory),
        new DatabaseRoles(databases, config)::isFollower,
        PluginThreads.named("shindig-neo4j-export"),
        log);
  }

  @Override
  public void start() throws IOException {
    projections.start();
    events.start();
    files =
        ProcedureFiles.start(
            registry, databases, config, PluginThreads.named("shindig-neo4j-procedures"), log);
    if (!config.get(ServerSettings.enabled)) {
      return;
    }
    reserveLoginMemory(config, log);
    listening = new CompletableFuture<>();
    metering = ServerMetering.of(config.get(ServerSettings.metrics), registry::has);
    InetSocketAddress bound = open();
    listening.complete(bound);
    watch();
    dependencies.satisfyDependency(migrations);
    dependencies.satisfyDependency(new BoundAddress(bound));
    log.info(
        "Endpoint (%s) on %s, advertised as %s",
        settings.schemes(), bound, settings.advertised(bound));
  }

  private void measure() {
    metering.meters().projections(projections::load);
    metering.meters().events(events::load);
    threads.measure(metering.meters());
  }

  private InetSocketAddress open() throws IOException {
    threads = new PluginThreads(config);
    new RepeatedTask(threads.timer(), AUDIT_NANOS, audit::tellNumbersIfDue).begin();
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
    threads.stop();
  }

  private void watch() {
    String name = config.get(GraphDatabaseSettings.initial_default_database);
    watch = new DatabaseWatch(databases, name, migrations, migrators, this::started);
    watch.start();
    projections.begin(name);
  }

  private void started(GraphDatabaseService database) {
    events.expectSubscriptions((GraphDatabaseAPI) database);
    files.check(database);
  }

  private Endpoint endpoint() {
    return new Endpoint(
        settings.endpoint(),
        settings.http(),
        new Authenticator(databases),
        new Databases(databases, migrations),
        new SessionFactory(
            registry,
            projections::contexts,
            events,
            settings.permissions(audit),
            settings.sessions(),
            threads.pools(),
            threads.timer(),
            metering.meters(),
            servers(),
            log),
        metering.meters(),
        pages(),
        audit,
        log);
  }

  private PageContents pages() {
    String name = config.get(GraphDatabaseSettings.initial_default_database);
    return new PageContents(
        metering.page(), registry::descriptions, () -> projections.graphState(name));
  }

  private ProcedureRegistry registry() {
    ProcedureRegistry registry =
        new ProcedureRegistry(
            config.get(ServerLimitSettings.graph_work_limit),
            config.get(ServerSettings.procedures));
    ServiceLoader.load(ProcedurePack.class, Plugin.class.getClassLoader())
        .forEach(pack -> pack.register(registry));
    registry.registerProcedure(MeterListing.OPERATION, new MeterListing(this::readings));
    registry.registerProcedure(MemoryListing.OPERATION, new MemoryListing(databases));
    exports.register(registry);
    return registry;
  }

  /** None unless the endpoint was opened. */
  private List<MeterReading> readings() {
    ServerMetering shown = metering;
    return shown == null ? List.of() : shown.readings();
  }

  private RoutingTableSource servers() {
    return asker -> new RoutingProcedure(config, settings.addresses(listening.join())).read(asker);
  }

  @Override
  public void stop() throws InterruptedException {
    if (endpoint != null) {
      endpoint.drain(config.get(ServerLimitSettings.drain_timeout)); // while everything still works
    }
    projections.stop();
    events.stop();
    exports.endAll();
    if (endpoint != null) {
      endpoint.stop();
      watch.stop();
      end();
      if (!threads.awaitEnd()) {
        log.warn("Some requests are still running");
      }
    }
    files.close();
    audit.end();
  }

  @Override
  public void shutdown() {
    projections.stop(); // which has not been done where the start has failed, as the next
    events.stop();
    exports.close();
    migrators.shutdown(); // what runs there ends with its database
  }

  /**
   * Keeps a tenth of Neo4j's memory for transactions from each database, unless the administrator
   * has set the limit of databases, or there is none. So the system database, which logins read,
   * has some left whatever clients do in another one.
   */
  private static void reserveLoginMemory(Config config, Log log) {
    long all = config.get(GraphDatabaseSettings.memory_transaction_global_max_size);
    long forDatabase = all - all / LOGIN_MEMORY_PARTS;
    if (config.isExplicitlySet(GraphDatabaseSettings.memory_transaction_database_max_size)
        || forDatabase < MIN_DATABASE_MEMORY) {
      return;
    }
    config.setDynamic(
        GraphDatabaseSettings.memory_transaction_database_max_size, forDatabase, "LoginMemory");
    log.info(
        "%s is %d now, so that logins have some memory left",
        GraphDatabaseSettings.memory_transaction_database_max_size.name(), forDatabase);
  }
}
