package io.shindigneo4j.server;

import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.cypher.CypherRegistration;
import io.shindigneo4j.server.cypher.NativeCalls;
import io.shindigneo4j.server.endpoint.Endpoint;
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
import io.shindigneo4j.server.session.SessionFactory;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.neo4j.common.DependencySatisfier;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.kernel.api.procedure.GlobalProcedures;
import org.neo4j.kernel.lifecycle.LifecycleAdapter;
import org.neo4j.logging.Log;

/**
 * The lifecycle of the plug-in inside Neo4j: the endpoint opens after the databases, and closes
 * before them.
 */
final class Plugin extends LifecycleAdapter {

  private final DatabaseManagementService databases;
  private final GlobalProcedures procedures;
  private final Config config;
  private final PluginSettings settings;
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

  private PluginThreads threads;
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
    this.settings = new PluginSettings(config);
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
        settings.projection(),
        PluginThreads.named("shindig-neo4j-projection"),
        new DatabaseRoles(databases, config)::isFollower,
        log);
  }

  @Override
  public void start() throws IOException {
    projections.start();
    files =
        ProcedureFiles.start(
            registry, databases, config, PluginThreads.named("shindig-neo4j-procedures"), log);
    if (!config.get(ServerSettings.enabled)) {
      return;
    }
    LoginMemory.reserve(config, log);
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
    threads.measure(metering.meters());
  }

  private InetSocketAddress open() throws IOException {
    threads = new PluginThreads(config);
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
    watch = new DatabaseWatch(databases, name, migrations, migrators, files::check);
    watch.start();
    projections.begin(name);
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
            settings.permissions(),
            settings.sessions(),
            threads.pools(),
            threads.timer(),
            metering.meters(),
            servers(),
            log),
        metering.meters(),
        pages(),
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
            config.get(ServerSettings.graph_work_limit), config.get(ServerSettings.procedures));
    ServiceLoader.load(ProcedurePack.class, Plugin.class.getClassLoader())
        .forEach(pack -> pack.register(registry));
    return registry;
  }

  private RoutingTableSource servers() {
    return asker -> new RoutingProcedure(config, settings.addresses(listening.join())).read(asker);
  }

  @Override
  public void stop() throws InterruptedException {
    if (endpoint != null) {
      endpoint.drain(config.get(ServerSettings.drain_timeout)); // while everything still works
    }
    projections.stop();
    if (endpoint != null) {
      endpoint.stop();
      watch.stop();
      end();
      if (!threads.awaitEnd()) {
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
