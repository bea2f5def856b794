package io.shindigneo4j.server.session;

import java.util.List;
import java.util.Optional;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * Finds a database by name, and gives it the schema that the procedures need when it is first asked
 * for.
 */
public final class Databases {

  private static final String SYSTEM_DATABASE = "system";

  private final DatabaseManagementService service;
  private final SchemaPreparation schema;

  public Databases(DatabaseManagementService service, List<String> schemaCommands, Log log) {
    this.service = service;
    this.schema = new SchemaPreparation(schemaCommands, log);
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
      if (!database.databaseName().equals(SYSTEM_DATABASE)) {
        schema.prepare(database);
      }
      return Optional.of(database);
    } catch (DatabaseNotFoundException e) {
      return Optional.empty();
    }
  }
}
