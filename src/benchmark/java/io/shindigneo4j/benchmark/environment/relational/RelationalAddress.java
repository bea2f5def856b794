package io.shindigneo4j.benchmark.environment.relational;

import java.time.Duration;

/**
 * Where a relational database is.
 *
 * @param url for JDBC
 */
public record RelationalAddress(String url, String user, String password) {

  /** What a new connection says, so that no statement takes longer, at no cost to each. */
  String limit(Duration limit) {
    return url.startsWith("jdbc:h2:")
        ? "SET QUERY_TIMEOUT " + limit.toMillis()
        : "SET SESSION max_statement_time = " + limit.toSeconds();
  }
}
