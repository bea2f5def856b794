package io.shindigneo4j.benchmark.environment.relational;

import java.time.Duration;

/**
 * The address of a relational database.
 *
 * @param url for JDBC
 */
public record RelationalAddress(String url, String user, String password) {

  /**
   * The statement that limits the time of statements. It runs once for each connection, so that it
   * costs calls nothing.
   */
  String limit(Duration limit) {
    return url.startsWith("jdbc:h2:")
        ? "SET QUERY_TIMEOUT " + limit.toMillis()
        : "SET SESSION max_statement_time = " + limit.toSeconds();
  }
}
