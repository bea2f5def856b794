package io.shindigneo4j.server.routing;

/** Reads routing tables. Safe for use by many threads. */
public interface RoutingTableSource {

  /**
   * The servers of the asker's database.
   *
   * @throws RuntimeException with Neo4j's status why it cannot be said
   */
  PublishedRoutingTable read(RoutingContext context);
}
