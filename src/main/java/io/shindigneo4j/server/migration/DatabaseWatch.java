package io.shindigneo4j.server.migration;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.event.DatabaseEventContext;
import org.neo4j.graphdb.event.DatabaseEventListenerAdapter;

/** Begins the migrations of one database when it starts; those of others wait for a login. */
public final class DatabaseWatch extends DatabaseEventListenerAdapter {

  private static final Duration START = Duration.ofMinutes(1);

  private final DatabaseManagementService databases;
  private final String name;
  private final Migrations migrations;
  private final Executor threads;
  private final Consumer<GraphDatabaseService> whenReady;

  /**
   * @param name of the database to migrate
   * @param threads run the waiting until it is available
   * @param whenReady called each time its migrations are done
   */
  public DatabaseWatch(
      DatabaseManagementService databases,
      String name,
      Migrations migrations,
      Executor threads,
      Consumer<GraphDatabaseService> whenReady) {
    this.databases = databases;
    this.name = name;
    this.migrations = migrations;
    this.threads = threads;
    this.whenReady = whenReady;
  }

  /** Migrates the database if it has started already, and each time it starts until the stop. */
  public void start() {
    databases.registerDatabaseEventListener(this);
    threads.execute(this::migrate);
  }

  public void stop() {
    databases.unregisterDatabaseEventListener(this);
  }

  @Override
  public void databaseStart(DatabaseEventContext event) {
    if (event.getDatabaseName().equals(name)) {
      threads.execute(this::migrate);
    }
  }

  private void migrate() {
    try {
      GraphDatabaseService database = databases.database(name);
      if (database.isAvailable(START.toMillis())) {
        migrations.ready(database).thenRun(() -> whenReady.accept(database));
      }
    } catch (DatabaseNotFoundException e) {
      // there will be word of its start
    }
  }

  @Override
  public void databaseShutdown(DatabaseEventContext event) {
    migrations.forget(event.getDatabaseName());
  }
}
