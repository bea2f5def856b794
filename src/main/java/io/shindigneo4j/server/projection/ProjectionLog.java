package io.shindigneo4j.server.projection;

import java.time.Duration;
import org.neo4j.logging.Log;

/**
 * The log of the projection of one database.
 *
 * @param maxGraphBytes the limit that a graph may exceed
 */
record ProjectionLog(Log log, String database, long maxGraphBytes) {

  private static final int KIBIBYTE = 1024;

  void filled(Snapshot graph, Duration took) {
    log.info(
        "The graph of %s is in memory: %d people, %d friendships and %d memberships in %d KiB,"
            + " read in %d ms",
        database,
        graph.personAdjacency().labelled(),
        graph.friendships(),
        graph.memberships(),
        graph.bytes() / KIBIBYTE,
        took.toMillis());
  }

  void refill(String reason) {
    log.debug("The graph of %s is read again: %s", database, reason);
  }

  void tooLarge() {
    log.warn(
        "The graph of %s stays in the store until it is smaller: it would take more than %d KiB of"
            + " memory, which server.shindig.neo4j.projection_memory allows",
        database, maxGraphBytes / KIBIBYTE);
  }

  void follower() {
    log.info(
        "The graph of %s stays in the store: another server of the cluster leads the database",
        database);
  }

  void unranked(Throwable failure) {
    log.warn("The people of " + database + " cannot be put in the order of their ids", failure);
  }

  void failed(Throwable failure) {
    log.warn("The graph of " + database + " cannot be read", failure);
  }
}
