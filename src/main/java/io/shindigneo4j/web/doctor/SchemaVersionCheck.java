package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.migration.MigrationSet;

/** Whether the graph has had all migrations, and none that is unknown here. */
final class SchemaVersionCheck extends DatabaseCheck {

  private static final String FIND =
      "MATCH (s:ShindigSchema {name: $name}) RETURN s.version AS version";

  private final MigrationSet migrations;

  SchemaVersionCheck(MigrationSet migrations, Database database) {
    super("schema", database);
    this.migrations = migrations;
  }

  @Override
  CheckOutcome ask(Database asked) {
    long found =
        asked.execute(Statement.cypher(FIND).with("name", migrations.name())).first().stream()
            .mapToLong(row -> row.get("version", Number.class).longValue())
            .findFirst()
            .orElse(0);
    return outcome(found, migrations.newest(), asked.isBolt());
  }

  private static CheckOutcome outcome(long found, int known, boolean bolt) {
    String detail = "version %d of %d".formatted(found, known);
    if (found == known) {
      return CheckOutcome.ok(detail);
    }
    if (found > known) {
      return CheckOutcome.failure(
          detail, "The graph is newer than this Shindig: update Shindig before it writes.");
    }
    return bolt
        ? CheckOutcome.failure(detail, "Run 'shindig-neo4j schema'.")
        : CheckOutcome.failure(
            detail,
            "Update the plug-in and restart Neo4j, which migrates the graph; its log says what"
                + " keeps it from that.");
  }
}
