package io.shindigneo4j.server.migration;

import org.neo4j.graphdb.GraphDatabaseService;

/**
 * Why a database must not be used. The message is for its clients, who may not be allowed to read
 * what is in the database; the report is for the server's log.
 */
public final class MigrationException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * FAILED: one of the migrations could not be run. UNWRITABLE: another member of the cluster must
   * run them. NEWER: the graph has had migrations that this plug-in does not know.
   */
  enum Kind {
    FAILED,
    UNWRITABLE,
    NEWER
  }

  private final Kind kind;
  private final String report;

  private MigrationException(Kind kind, String message, String report, Throwable cause) {
    super(message, cause);
    this.kind = kind;
    this.report = report;
  }

  static MigrationException newer(GraphDatabaseService database, int version, int known) {
    String message =
        "the schema of the database %s has version %d, and this plug-in knows none above %d"
            .formatted(database.databaseName(), version, known);
    return new MigrationException(
        Kind.NEWER, message, message + ". Nobody is let in: install the newer plug-in", null);
  }

  /**
   * @param step what fails, such as a statement of a migration
   */
  static MigrationException failed(GraphDatabaseService database, String step, Throwable cause) {
    String name = database.databaseName();
    String report =
        "The schema of the database %s is not complete, and nobody is let in. Repair the reason:"
            + " %s fails with \"%s\". It is tried again at each login.";
    return new MigrationException(
        Kind.FAILED,
        "the schema of the database " + name + " is not complete; the server's log has the reason",
        report.formatted(name, step, cause.getMessage()),
        cause);
  }

  static MigrationException unwritable(GraphDatabaseService database, Throwable cause) {
    String message =
        "the database %s waits for its schema, which cannot be written here"
            .formatted(database.databaseName());
    return new MigrationException(Kind.UNWRITABLE, message, message, cause);
  }

  /** Whether the same plug-in may ever let clients in. */
  public boolean retryable() {
    return kind != Kind.NEWER;
  }

  Kind kind() {
    return kind;
  }

  String report() {
    return report;
  }
}
