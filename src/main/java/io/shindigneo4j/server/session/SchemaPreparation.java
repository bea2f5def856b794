package io.shindigneo4j.server.session;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/**
 * Runs the schema commands in each database until they have succeeded once. What fails keeps nobody
 * out, as Cypher needs none of it: it is logged and tried again for the next who asks.
 */
final class SchemaPreparation {

  private static final String ADVICE =
      "The schema of the database %s is not complete, so that calls may be slow and ids may come"
          + " twice. Repair the reason: \"%s\" fails with \"%s\". It is tried again at each new"
          + " connection.";

  private final List<String> commands;
  private final Log log;

  /** Names of databases. */
  private final Set<String> complete = ConcurrentHashMap.newKeySet();

  private final Set<String> underWay = ConcurrentHashMap.newKeySet();

  /** Databases with the commands that have failed there. */
  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  SchemaPreparation(List<String> commands, Log log) {
    this.commands = List.copyOf(commands);
    this.log = log;
  }

  /**
   * One at a time, since schema commands that run side by side may deadlock. Whoever comes
   * meanwhile does not wait: to look through a large graph takes long.
   */
  void prepare(GraphDatabaseAPI database) {
    String name = database.databaseName();
    if (complete.contains(name) || !underWay.add(name)) {
      return;
    }
    try {
      if (commands.stream().filter(command -> !succeeds(database, command)).count() == 0) {
        complete.add(name);
      }
    } finally {
      underWay.remove(name);
    }
  }

  private boolean succeeds(GraphDatabaseAPI database, String command) {
    try {
      database.executeTransactionally(command);
      return true;
    } catch (RuntimeException e) {
      if (reported.add(database.databaseName() + ": " + command)) {
        log.error(ADVICE, database.databaseName(), command, e.getMessage());
      }
      return false;
    }
  }
}
