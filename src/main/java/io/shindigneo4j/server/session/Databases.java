package io.shindigneo4j.server.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseNotFoundException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/**
 * Finds a database by name, and gives it the schema that the procedures need when it is first asked
 * for.
 */
public final class Databases {

  private static final String SYSTEM_DATABASE = "system";

  private final DatabaseManagementService service;
  private final List<String> schemaCommands;
  private final Map<String, Boolean> prepared = new ConcurrentHashMap<>();

  public Databases(DatabaseManagementService service, List<String> schemaCommands) {
    this.service = service;
    this.schemaCommands = List.copyOf(schemaCommands);
  }

  public Optional<GraphDatabaseAPI> find(String name) {
    try {
      GraphDatabaseAPI database = (GraphDatabaseAPI) service.database(name);
      prepare(database);
      return Optional.of(database);
    } catch (DatabaseNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Once; others wait meanwhile, since schema commands that run side by side may deadlock. */
  private void prepare(GraphDatabaseAPI database) {
    if (!database.databaseName().equals(SYSTEM_DATABASE)) {
      prepared.computeIfAbsent(database.databaseName(), name -> runSchemaCommands(database));
    }
  }

  private boolean runSchemaCommands(GraphDatabaseAPI database) {
    schemaCommands.forEach(database::executeTransactionally);
    return true;
  }
}
