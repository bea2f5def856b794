package io.shindigneo4j.server.http;

import java.util.Locale;

/** The clients that may read the meters over HTTP. */
public enum MetricsAccess {
  /** Every user of Neo4j. */
  LOGIN,
  /** Besides, whoever is on the server's own machine. */
  LOOPBACK;

  /** As in the settings. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
