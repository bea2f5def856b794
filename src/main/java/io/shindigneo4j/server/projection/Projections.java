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
  private final ScheduledThreadPoolExecutor threads;
  private final Log log;

  /** The database that waits for nobody. */
  private volatile String first;

  /** Of the thread that starts and stops. */
  private boolean started;

  /** By the names of databases. */
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
    this.threads = new ScheduledThreadPoolExecutor(1, threads);
    this.threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    this.log = log;
  }

  /** Hears from now on of databases that start and stop. */
  public void start() {
    service.registerDatabaseEventListener(this);
    started = true;
  }

  /**
   * Begins to read a database when it starts, or now if it has; others wait for their first use.
   *
   * @param name of the database; there may be none
   */
  public void begin(String name) {
    first = name;
    threads.execute(this::beginFirst);
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
  public void databaseStart(DatabaseEventContext event) {
    if (event.getDatabaseName().equals(first)) {
      threads.execute(this::beginFirst);
    }
  }

  /** What procedures in a database work with; the database begins to be read now. */
  public ProcedureContexts contexts(GraphDatabaseAPI database) {
    if (!settings.areOn() || database.databaseName().equals(SYSTEM_DATABASE)) {
      return ProcedureContexts.STORE;
    }
    Projection projection = projection(database);
    return (transaction, mode) -> new ProjectedContext(projection, transaction, mode);
  }

  Projection projection(GraphDatabaseAPI database) {
    Projection known = projections.get(database.databaseName());
    return known != null && known.isOf(database) ? known : begun(database);
  }

  private Projection begun(GraphDatabaseAPI database) {
    return projections.compute(
        database.databaseName(),
        (name, known) -> {
          if (known != null && known.isOf(database)) {
            return known;
          }
          if (known != null) {
            known.end();
          }
          Projection begun = new Projection(service, database, threads, settings, log);
          begun.start();
          return begun;
        });
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

  /** Ends all that goes on, once for all; what is asked for from now on stays in the store. */
  public void stop() {
    if (started) {
      started = false;
      service.unregisterDatabaseEventListener(this);
    }
    projections.values().forEach(Projection::end);
    projections.clear();
    threads.shutdown(); // an interrupt would close files of the store
    awaitFill();
  }

  private void awaitFill() {
    try {
      if (!threads.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) {
        log.warn("A graph is still being read");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
