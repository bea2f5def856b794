package io.shindigneo4j.benchmark.live;

import java.util.Map;
import java.util.stream.Collectors;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.Driver;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;

/** Asks Neo4j, by its own driver, for the newest activities of a viewer's friends. */
final class BoltQuestion implements Polling.Question {

  /** The newest of each friend, which is enough where each friend posts less often. */
  private static final String TEXT =
      "MATCH (:Person {id: $viewer})-[:FRIEND_OF]->()-[:HAS_STREAM]->(stream:ActivityStream)"
          + " MATCH (stream)-[:NEWEST]->(newest)"
          + " MATCH (newest)-[:OLDER]->{0,3}(item)"
          + " RETURN item.id AS id ORDER BY item.moment DESC LIMIT 200";

  private static final SessionConfig SESSION =
      SessionConfig.builder().withDatabase("neo4j").withDefaultAccessMode(AccessMode.READ).build();

  private final Driver driver;

  /**
   * @param driver stays open
   */
  BoltQuestion(Driver driver) {
    this.driver = driver;
  }

  @Override
  public String ask(String viewer) {
    try (Session session = driver.session(SESSION)) {
      return session.run(TEXT, Map.of("viewer", viewer)).stream()
          .map(row -> "\"id\":\"" + row.get("id").asString() + "\"")
          .collect(Collectors.joining("\n"));
    }
  }

  @Override
  public void close() {
    // the driver is for all
  }
}
