package io.shindigneo4j.web.schema;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.migration.Migration;
import io.shindigneo4j.schema.migration.MigrationSet;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs migrations over the driver, and writes the version to the graph as the plug-in does. Two of
 * them may run at the same time, as statements may run again.
 */
public final class SchemaUpdate {

  /** A step may read the whole graph. */
  private static final Duration STEP_TIMEOUT = Duration.ofMinutes(15);

  private static final String FIND =
      "MATCH (s:ShindigSchema {name: $name}) RETURN s.version AS version";

  private static final String KEEP =
      """
      MERGE (s:ShindigSchema {name: $name})
      SET s.version = CASE WHEN s.version > $version THEN s.version ELSE $version END
      """;

  private static final String SET =
      "MERGE (s:ShindigSchema {name: $name}) SET s.version = $version";

  private final GraphDriver driver;
  private final MigrationSet migrations;
  private final Consumer<String> log;

  /**
   * @param log is told of each finished step
   */
  public SchemaUpdate(GraphDriver driver, MigrationSet migrations, Consumer<String> log) {
    this.driver = driver;
    this.migrations = migrations;
    this.log = log;
  }

  /** The statements of all migrations, in order. */
  static List<String> statements(MigrationSet migrations) {
    return migrations.after(0).stream()
        .flatMap(migration -> migration.statements().stream())
        .toList();
  }

  /**
   * Migrates the graph to the newest version, unless it has that already.
   *
   * @throws IllegalStateException if the version of the graph is newer
   * @throws io.shindigneo4j.driver.DriverException if a step fails
   */
  public void run() {
    execute(MigrationSet.ONE_VERSION_OF_A_SET);
    int found = version();
    if (found > migrations.newest()) {
      throw new IllegalStateException(
          "The graph has version " + found + ", and this knows " + migrations.newest());
    }
    migrations.after(found).forEach(this::run);
    log.accept("The schema of the graph has version " + migrations.newest() + ".");
  }

  /** Runs the migrations after a version, for a graph that has the content of that version. */
  public void runAfter(int version) {
    driver.execute(
        Statement.cypher(SET)
            .with("name", migrations.name())
            .with("version", version)
            .writing()
            .asRepeatable());
    run();
  }

  private int version() {
    return driver
        .execute(Statement.cypher(FIND).with("name", migrations.name()))
        .first()
        .map(row -> row.get("version", Long.class).intValue())
        .orElse(0);
  }

  private void run(Migration migration) {
    migration.statements().forEach(this::execute);
    driver.execute(
        Statement.cypher(KEEP)
            .with("name", migrations.name())
            .with("version", migration.number())
            .writing());
    log.accept("Migration " + migration + " is done.");
  }

  private void execute(String text) {
    driver.execute(Statement.cypher(text).writing().within(STEP_TIMEOUT));
  }
}
