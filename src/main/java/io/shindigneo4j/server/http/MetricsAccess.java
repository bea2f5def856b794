package io.shindigneo4j.server.http;

/** Who may read the meters over HTTP. */
public enum MetricsAccess {
  /** Every user of Neo4j. */
  LOGIN,
  /** Besides, whoever is on the server's own machine. */
  LOOPBACK
}
