package io.shindigneo4j.server.migration;

import io.shindigneo4j.schema.migration.MigrationSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.api.exceptions.Status;
import org.neo4j.logging.Log;

/**
 * Runs the migrations of each database before anybody uses it. Safe for use by many threads. All
 * that is kept here is known by the names of databases.
 */
public final class Migrations {

  private final Migrator migrator;
  private final Executor threads;
  private final Log log;

  /** Attempts that have not ended; at most one for each database. */
  private final Map<String, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();

  /** Databases that have had all migrations and have not stopped since. */
  private final Set<String> migrated = ConcurrentHashMap.newKeySet();

  /** The last problem that was reported, so that it is not repeated at each login. */
  private final Map<String, String> reported = new ConcurrentHashMap<>();

  /**
   * @param threads where migrations run; they may take long
   */
  public Migrations(MigrationSet migrations, Executor threads, Log log) {
    this.migrator = new Migrator(migrations, log);
    this.threads = threads;
    this.log = log;
  }

  /**
   * Completed when a database may be used; fails with a {@link MigrationException}. What has failed
   * is tried again by the next call.
   */
  public CompletableFuture<Void> ready(GraphDatabaseService database) {
    try {
      return isReady(database)
          ? CompletableFuture.completedFuture(null)
          : joinAttempt(database).copy();
    } catch (MigrationException e) {
      report(database, e);
      return CompletableFuture.failedFuture(e);
    }
  }

  /** Whether a database may be used now; nothing is begun to that end. */
  public boolean isMigrated(GraphDatabaseService database) {
    try {
      return isReady(database);
    } catch (MigrationException e) {
      return false;
    }
  }

  /**
   * Its version is looked at each time: a newer plug-in on another server may have raised it. While
   * there is no memory for that, the last look counts, so that those who take it lock nobody out.
   */
  private boolean isReady(GraphDatabaseService database) throws MigrationException {
    try {
      return isReady(database, migrator.version(database));
    } catch (MigrationException e) {
      if (migrated.contains(database.databaseName()) && isOutOfMemory(e)) {
        return true;
      }
      throw e;
    }
  }

  private boolean isReady(GraphDatabaseService database, int version) {
    if (version == migrator.newest()) {
      migrated.add(database.databaseName());
    }
    boolean emptied = version == 0 && migrated.contains(database.databaseName());
    return version == migrator.newest() || emptied; // by a user, which leaves the constraints
  }

  private CompletableFuture<Void> joinAttempt(GraphDatabaseService database) {
    CompletableFuture<Void> attempt = new CompletableFuture<>();
    CompletableFuture<Void> other = underWay.putIfAbsent(database.databaseName(), attempt);
    if (other != null) {
      return other;
    }
    try {
      threads.execute(() -> attempt(database, attempt));
    } catch (RejectedExecutionException e) { // the server is stopping
      end(database, attempt).completeExceptionally(e);
    }
    return attempt;
  }

  private void attempt(GraphDatabaseService database, CompletableFuture<Void> attempt) {
    try {
      migrator.migrate(database);
      migrated.add(database.databaseName());
      reported.remove(database.databaseName());
      end(database, attempt).complete(null);
    } catch (MigrationException e) {
      report(database, e);
      end(database, attempt).completeExceptionally(e);
    } catch (RuntimeException | Error e) { // whoever waits must not wait in vain
      end(database, attempt).completeExceptionally(e);
      throw e;
    }
  }

  /** Before it is known how it ended, so that whoever comes then begins another. */
  private CompletableFuture<Void> end(
      GraphDatabaseService database, CompletableFuture<Void> attempt) {
    underWay.remove(database.databaseName(), attempt);
    return attempt;
  }

  private void report(GraphDatabaseService database, MigrationException reason) {
    if (reason.report().equals(reported.put(database.databaseName(), reason.report()))) {
      return;
    }
    if (reason.kind() == MigrationException.Kind.UNWRITABLE) {
      log.warn(reason.report());
    } else {
      log.error(reason.report());
    }
  }

  /** To be told when a database stops: another store may come in its place. */
  void forget(String database) {
    migrated.remove(database);
  }

  /** Recognizes what fails because transactions have taken all of Neo4j's memory for them. */
  private static boolean isOutOfMemory(Throwable failure) {
    for (Throwable reason = failure; reason != null; reason = reason.getCause()) {
      if (reason instanceof Status.HasStatus known
          && known.status() == Status.General.MemoryPoolOutOfMemoryError) {
        return true;
      }
    }
    return false;
  }
}
