package io.shindigneo4j.server;

import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.logging.Log;

/**
 * Keeps a tenth of Neo4j's memory for transactions from each database. So the system database,
 * which logins read, has some left whatever clients do in another one.
 */
final class LoginMemory {

  private static final int PARTS = 10;

  /** The least that Neo4j takes for a database. */
  private static final long LEAST = 10 * 1024 * 1024;

  private LoginMemory() {}

  /** Reserves it, unless the administrator has set the limit of databases, or there is none. */
  static void reserve(Config config, Log log) {
    long all = config.get(GraphDatabaseSettings.memory_transaction_global_max_size);
    long forDatabase = all - all / PARTS;
    if (config.isExplicitlySet(GraphDatabaseSettings.memory_transaction_database_max_size)
        || forDatabase < LEAST) {
      return;
    }
    config.setDynamic(
        GraphDatabaseSettings.memory_transaction_database_max_size,
        forDatabase,
        LoginMemory.class.getSimpleName());
    log.info(
        "%s is %d now, so that logins have some memory left",
        GraphDatabaseSettings.memory_transaction_database_max_size.name(), forDatabase);
  }
}
