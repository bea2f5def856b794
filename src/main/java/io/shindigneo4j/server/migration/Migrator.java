package io.shindigneo4j.server.migration;

import io.shindigneo4j.schema.migration.Migration;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;
import org.neo4j.logging.Log;

/**
 * Runs migrations. A schema command shares no transaction with data, so each statement has one of
 * its own; meanwhile another transaction holds the graph's version and writes the new one at the
 * end. Whoever else would run the migration waits for that; where it is never committed, the
 * statements run again.
 */
final class Migrator {

  private static final long NO_TIMEOUT = 0;

  private final MigrationSet migrations;
  private final SchemaVersion version;
  private final Log log;

  Migrator(MigrationSet migrations, Log log) {
    this.migrations = migrations;
    this.version = new SchemaVersion(migrations.name());
    this.log = log;
  }

  int newest() {
    return migrations.newest();
  }

  /**
   * The version of a graph.
   *
   * @throws MigrationException for one that this plug-in does not know
   */
  int version(GraphDatabaseService database) throws MigrationException {
    int found;
    try (Transaction transaction = database.beginTx()) {
      found = version.read(transaction);
    } catch (RuntimeException e) {
      throw failure(database, "the look at its version", e);
    }
    if (found > newest()) {
      throw MigrationException.newer(database, found, newest());
    }
    return found;
  }

  /** Brings a graph to the newest version; does nothing where it has that. */
  void migrate(GraphDatabaseService database) throws MigrationException {
    int found = version(database);
    if (found < newest()) {
      execute(database, "the record of versions", MigrationSet.ONE_VERSION_OF_A_SET);
      for (Migration migration : migrations.after(found)) {
        run(database, migration);
      }
      version(database); // somebody else may have gone further
    }
  }

  private void run(GraphDatabaseService database, Migration migration) throws MigrationException {
    try (Transaction holder = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      if (version.lock(holder) < migration.number()) {
        for (String statement : migration.statements()) {
          execute(database, "migration " + migration, statement);
        }
        version.write(holder, migration.number());
        holder.commit();
        log.info("Migration %s of the database %s is done", migration, database.databaseName());
      }
    } catch (RuntimeException e) {
      throw failure(database, "the record of migration " + migration, e);
    }
  }

  private static void execute(GraphDatabaseService database, String step, String statement)
      throws MigrationException {
    try {
      database.executeTransactionally(
          statement, Map.of(), Result::resultAsString, Duration.ofSeconds(NO_TIMEOUT));
    } catch (RuntimeException e) {
      throw failure(database, step + " with \"" + statement + "\"", e);
    }
  }

  private static MigrationException failure(
      GraphDatabaseService database, String step, RuntimeException reason) {
    return NotWritableFailures.isCauseOf(reason)
        ? MigrationException.unwritable(database, reason)
        : MigrationException.failed(database, step, reason);
  }
}
