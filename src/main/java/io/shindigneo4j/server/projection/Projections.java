package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.graphdb.event.DatabaseEventContext;
import org.neo4j.graphdb.event.DatabaseEventListenerAdapter;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * What is in memory of each database, from its first use until it stops. Safe for use by many
 * threads.
 */
public final class Projections extends DatabaseEventListenerAdapter {

  private static final String SYSTEM_DATABASE = "system";
  private static final long START_MILLIS = TimeUnit.MINUTES.toMillis(1);
  private static final long STOP_SECONDS = 5;

  private final DatabaseManagementService service;
  private final ProjectionSettings settings;
  private final ThreadFactory threads;
  private final Log log;

  /** The database that waits for nobody. Written under the lock. */
  private volatile String first;

  /** Where all is filled; null unless this is started. Guarded by this. */
  private ScheduledThreadPoolExecutor fills;

  /** By the names of databases; grows under the lock. */
  private final Map<String, Projection> projections = new ConcurrentHashMap<>();

  /**
   * Reads nothing yet.
   *
   * @param threads makes the one that fills them
   */
  public Projections(
      DatabaseManagementService service,
      ProjectionSettings settings,
      ThreadFactory threads,
      Log log) {
    this.service = service;
    this.settings = settings;
    this.threads = threads;
    this.log = log;
  }

  /** Hears from now on of databases that start and stop. */
  public synchronized void start() {
    fills = new ScheduledThreadPoolExecutor(1, threads);
    fills.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    service.registerDatabaseEventListener(this);
  }

  /**
   * Begins to read a database when it starts, or now if it has; others wait for their first use.
   *
   * @param name of the database; there may be none
   */
  public synchronized void begin(String name) {
    first = name;
    fills.execute(this::beginFirst);
  }

  private void beginFirst() {
    try {
      GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(first);
      if (database.isAvailable(START_MILLIS)) {
        contexts(database);
      }
    } catch (DatabaseNotFoundException e) {
      // there will be word of its start
    }
  }

  @Override
  public synchronized void databaseStart(DatabaseEventContext event) {
    databaseShutdown(event); // somebody may have asked for it while it stopped
    if (fills != null && event.getDatabaseName().equals(first)) {
      fills.execute(this::beginFirst);
    }
  }

  /** What procedures in a database work with; the database begins to be read now. */
  public ProcedureContexts contexts(GraphDatabaseAPI database) {
    if (!settings.areOn() || database.databaseName().equals(SYSTEM_DATABASE)) {
      return ProcedureContexts.STORE;
    }
    projection(database);
    return (transaction, mode) -> {
      Projection projection = projection(database);
      return projection == null
          ? ProcedureContexts.STORE.of(transaction, mode)
          : new ProjectedContext(projection, transaction, mode);
    };
  }

  /** Of a database; null unless this is started. */
  Projection projection(GraphDatabaseAPI database) {
    Projection known = projections.get(database.databaseName());
    return known != null && known.isOf(database) ? known : begun(database);
  }

  private synchronized Projection begun(GraphDatabaseAPI database) {
    if (fills == null) {
      return null;
    }
    Projection known = projections.get(database.databaseName());
    if (known != null && known.isOf(database)) {
      return known;
    }
    if (known != null) {
      known.end();
    }
    Projection begun = new Projection(service, database, fills, settings, log);
    projections.put(database.databaseName(), begun);
    begun.start();
    return begun;
  }

  /** Of all databases together. */
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

  /** Ends all that goes on; what is asked for until the next start stays in the store. */
  public void stop() {
    ScheduledThreadPoolExecutor running = end();
    if (running != null) {
      service.unregisterDatabaseEventListener(this);
      running.shutdown(); // an interrupt would close files of the store
      awaitEnd(running);
    }
  }

  private synchronized ScheduledThreadPoolExecutor end() {
    ScheduledThreadPoolExecutor running = fills;
    fills = null;
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
