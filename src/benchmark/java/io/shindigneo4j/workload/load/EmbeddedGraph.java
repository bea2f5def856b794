package io.shindigneo4j.workload.load;

import io.shindigneo4j.schema.migration.Migration;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransientFailureException;

/** A graph in an embedded database. Thread-safe. */
public final class EmbeddedGraph implements TargetGraph {

  private static final int ATTEMPTS = 20;

  private final GraphDatabaseService database;

  /**
   * @param database stays open
   */
  public EmbeddedGraph(GraphDatabaseService database) {
    this.database = database;
  }

  /** Opens the databases of a directory without the plug-in. */
  public static DatabaseManagementService open(Path directory) {
    return new DatabaseManagementServiceBuilder(directory.toAbsolutePath())
        .setConfig(ServerSettings.enabled, false)
        .setConfig(ServerSettings.projection_memory, 0L)
        .setConfig(ServerSettings.properties_memory, 0L)
        .build();
  }

  /** Creates the project's schema in a new database. */
  public void prepare() {
    MigrationSet.ofProject().after(0).stream()
        .map(Migration::statements)
        .flatMap(List::stream)
        .forEach(database::executeTransactionally);
  }

  /**
   * Waits until all indexes are online.
   *
   * @throws IllegalStateException if that takes longer, or an index has failed
   */
  public void awaitIndexes(Duration longest) {
    try (Transaction transaction = database.beginTx()) {
      transaction.schema().awaitIndexesOnline(longest.toSeconds(), TimeUnit.SECONDS);
    }
  }

  @Override
  public List<Map<String, Object>> read(String text, Map<String, Object> parameters) {
    return database.executeTransactionally(
        text, parameters, result -> result.stream().map(Map::copyOf).toList());
  }

  @Override
  public void write(String text, Map<String, Object> parameters) {
    for (int attempt = 1; ; attempt++) {
      try {
        database.executeTransactionally(text, parameters);
        return;
      } catch (TransientFailureException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  @Override
  public void change(String text) {
    database.executeTransactionally(text);
  }
}
