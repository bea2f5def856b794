package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.graphdb.event.DatabaseEventContext;
import org.neo4j.graphdb.event.DatabaseEventListenerAdapter;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * The projections of all databases. Each lives from the first use of its database until that stops.
 * Thread-safe.
 */
public final class Projections extends DatabaseEventListenerAdapter {

  private static final String SYSTEM_DATABASE = "system";
  private static final long START_MILLIS = TimeUnit.MINUTES.toMillis(1);
  private static final long STOP_SECONDS = 5;

  private final DatabaseManagementService service;
  private final ProjectionSettings settings;
  private final ThreadFactory threads;
  private final Predicate<GraphDatabaseAPI> follower;
  private final Log log;

  /** The database that is filled without a first use. Written under the lock. */
  private volatile String eager;

  /** Runs the executor. Null unless started. Guarded by this. */
  private ScheduledThreadPoolExecutor executor;

  /** By the name of the database. Entries are added under the lock. */
  private final Map<String, Projection> projections = new ConcurrentHashMap<>();

  /**
   * Creates the set without any projection.
   *
   * @param threads creates the thread of the fills
   * @param follower whether another server of a cluster makes the commits of a database
   */
  public Projections(
      DatabaseManagementService service,
      ProjectionSettings settings,
      ThreadFactory threads,
      Predicate<GraphDatabaseAPI> follower,
      Log log) {
    this.service = service;
    this.settings = settings;
    this.threads = threads;
    this.follower = follower;
    this.log = log;
  }

  /** Follows from now on which databases start and stop. */
  public synchronized void start() {
    executor = new ScheduledThreadPoolExecutor(1, threads);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    service.registerDatabaseEventListener(this);
  }

  /**
   * Fills the projection of one database now, or as soon as that starts. The others wait for their
   * first use.
   *
   * @param name of the database, which need not exist
   */
  public synchronized void begin(String name) {
    eager = name;
    executor.execute(this::beginEager);
  }

  private void beginEager() {
    try {
      GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(eager);
      if (database.isAvailable(START_MILLIS)) {
        contexts(database);
      }
    } catch (DatabaseNotFoundException e) {
      // databaseStart will be called
    }
  }

  @Override
  public synchronized void databaseStart(DatabaseEventContext event) {
    databaseShutdown(event); // a request may have begun a projection while it stopped
    if (executor != null && event.getDatabaseName().equals(eager)) {
      executor.execute(this::beginEager);
    }
  }

  /** The contexts of procedures in a database. Begins its projection if it has none yet. */
  public ProcedureContexts contexts(GraphDatabaseAPI database) {
    if (!settings.isEnabled() || database.databaseName().equals(SYSTEM_DATABASE)) {
      return ProcedureContexts.STORE;
    }
    projection(database);
    return (transaction, mode, whenLarge) -> {
      Projection projection = projection(database);
      return projection == null
          ? ProcedureContexts.STORE.of(transaction, mode, whenLarge)
          : new ProjectedContext(projection, transaction, mode, whenLarge);
    };
  }

  /** The projection of a database. Null unless started. */
  Projection projection(GraphDatabaseAPI database) {
    Projection known = projections.get(database.databaseName());
    return known != null && known.isOf(database) ? known : getOrBegin(database);
  }

  private synchronized Projection getOrBegin(GraphDatabaseAPI database) {
    if (executor == null) {
      return null;
    }
    Projection known = projections.get(database.databaseName());
    if (known != null && known.isOf(database)) {
      return known;
    }
    if (known != null) {
      known.end();
    }
    Projection begun = new Projection(service, database, executor, follower, settings, log);
    projections.put(database.databaseName(), begun);
    begun.start();
    return begun;
  }

  /** The state of the graph of a database, which need not exist. */
  public ProjectionLoad.State graphState(String name) {
    Projection known = projections.get(name);
    return known == null
        ? ProjectionLoad.State.OFF
        : known.load().states().keySet().stream().findAny().orElse(ProjectionLoad.State.OFF);
  }

  /** The sum over all databases. */
  public ProjectionLoad load() {
    return projections.values().stream()
        .map(Projection::load)
        .reduce(ProjectionLoad.NONE, ProjectionLoad::plus);
  }

  @Override
  public void databaseShutdown(DatabaseEventContext event) {
    Projection ended = projections.remove(event.getDatabaseName());
    if (ended != null) {
      ended.end();
    }
  }

  /** Ends all projections. Until the next start, all reads go to the store. */
  public void stop() {
    ScheduledThreadPoolExecutor running = end();
    if (running != null) {
      service.unregisterDatabaseEventListener(this);
      running.shutdown(); // not shutdownNow: an interrupt would close files of the store
      awaitEnd(running);
    }
  }

  private synchronized ScheduledThreadPoolExecutor end() {
    ScheduledThreadPoolExecutor running = executor;
    executor = null;
    projections.values().forEach(Projection::end);
    projections.clear();
    return running;
  }

  private void awaitEnd(ScheduledThreadPoolExecutor running) {
    try {
      if (!running.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) {
        log.warn("A graph is still being read");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
