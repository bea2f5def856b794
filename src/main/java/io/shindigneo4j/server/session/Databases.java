package io.shindigneo4j.server.session;

import io.shindigneo4j.server.migration.Migrations;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.security.AuthorizationViolationException;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** Finds a database by name, and says when its schema is what the procedures need. */
public final class Databases {

  static final String SYSTEM_DATABASE = "system";

  private final DatabaseManagementService service;
  private final Migrations migrations;

  public Databases(DatabaseManagementService service, Migrations migrations) {
    this.service = service;
    this.migrations = migrations;
  }

  /**
   * The database of a name, if there is one.
   *
   * @throws IllegalStateException for a database that is not available now
   */
  public Optional<GraphDatabaseAPI> find(String name) {
    try {
      GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(name);
      if (!database.isAvailable(0)) {
        throw new IllegalStateException("the database " + name + " is not available");
      }
      return Optional.of(database);
    } catch (DatabaseNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * The database of a name, if there is one that the user may use.
   *
   * @throws IllegalStateException for a database that is not available now
   */
  public Optional<GraphDatabaseAPI> find(String name, LoginContext user) {
    return find(name).filter(database -> mayUse(database, user));
  }

  private static boolean mayUse(GraphDatabaseAPI database, LoginContext user) {
    try (Transaction transaction =
        database.beginTransaction(KernelTransaction.Type.IMPLICIT, user)) {
      return true;
    } catch (AuthorizationViolationException e) {
      return false;
    }
  }

  /** Whether clients of a database would be let in now, without doing anything about it. */
  public boolean isReady(String name) {
    try {
      return find(name).filter(migrations::isMigrated).isPresent();
    } catch (RuntimeException e) { // such as of a database that starts or stops
      return false;
    }
  }

  /**
   * Completed when a database may be used; fails with a {@link
   * io.shindigneo4j.server.migration.MigrationException}.
   */
  public CompletableFuture<Void> ready(GraphDatabaseAPI database) {
    return database.databaseName().equals(SYSTEM_DATABASE)
        ? CompletableFuture.completedFuture(null)
        : migrations.ready(database);
  }
}
