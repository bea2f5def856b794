package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Paths;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.io.ByteUnit;

/** Between two people are nine rows of five, each befriended with all of the next row. */
@DisplayName("One of two million shortest paths")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@StartsServer
class ManyPathsTest {

  private static final String ROWS =
      """
      CREATE (from:Person {id: 'from'}), (to:Person {id: 'to'})
      WITH from, to
      UNWIND range(1, 9) AS row
      UNWIND range(1, 5) AS place
      CREATE (:Person {id: row + '.' + place})
      WITH DISTINCT from, to
      UNWIND range(1, 5) AS place
      MATCH (first:Person {id: '1.' + place}), (last:Person {id: '9.' + place})
      CREATE (from)-[:FRIEND_OF]->(first), (last)-[:FRIEND_OF]->(to)
      WITH DISTINCT 0 AS one
      UNWIND range(1, 8) AS row
      UNWIND range(1, 5) AS place
      UNWIND range(1, 5) AS next
      MATCH (a:Person {id: row + '.' + place}), (b:Person {id: (row + 1) + '.' + next})
      CREATE (a)-[:FRIEND_OF]->(b)
      """;

  private final GraphServer server =
      GraphServer.start(
          Map.of(GraphDatabaseSettings.memory_transaction_max_size, ByteUnit.mebiBytes(64)));

  @BeforeAll
  void createRows() {
    server.driver().run(Statement.cypher(ROWS).writing()).join();
  }

  @AfterAll
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @EnumSource
  void isFoundInLittleMemory(QueryMode mode) {
    GraphDriver driver = server.driver();
    Selection ids = new Selection(List.of("id"), List.of());
    Paths found =
        new OperationRunner(driver, mode)
            .run(
                SocialGraphOperations.SHORTEST_PATHS,
                new ShortestPaths("from", "to", 10, 1, Viewpoint.of("from"), ids))
            .join();
    assertThat(found.length()).isEqualTo(10);
    assertThat(found.paths()).hasSize(1);
  }
}
