package io.shindigneo4j.server.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  private final Set<String> prepared = ConcurrentHashMap.newKeySet();

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

  private void prepare(GraphDatabaseAPI database) {
    String name = database.databaseName();
    if (!name.equals(SYSTEM_DATABASE) && !prepared.contains(name)) {
      schemaCommands.forEach(database::executeTransactionally);
      prepared.add(name);
    }
  }
}
