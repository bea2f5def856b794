package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.StoreProperties;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

@DisplayName("The cached properties of a node")
@StartsServer
class CachingNodePropertiesTest {

  private static GraphServer server;

  private final PropertyCache cache = new PropertyCache(1 << 20);

  @BeforeAll
  static void startWithoutProjection() {
    server = GraphServer.start(Map.of(ServerSettings.enabled, false));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** So that who asks is found in cache the next time, as those are of whom more is asked. */
  @Test
  void areThoseOfANodeOfWhichOneIsAskedFor() {
    long node = create();
    try (Transaction transaction = database().beginTx()) {
      assertThat(cachedId(transaction, node)).isEqualTo("ann");
    }
    assertThat(cache.nodes()).isEqualTo(1);
  }

  @Test
  void areAllThatANodeHasAndNoneOfOthers() {
    long node = create();
    cache.propertiesOf(node + 1, () -> Map.of("other", 1L));
    try (Transaction transaction = database().beginTx()) {
      CachingNodeProperties properties =
          new CachingNodeProperties(cache, transaction, new StoreProperties(transaction));
      assertThat(properties.all(node)).isEqualTo(Map.of("id", "ann"));
      properties.all(node).clear();
      assertThat(properties.all(node)).as("a map for each").isEqualTo(Map.of("id", "ann"));
      assertThat(properties.all(node + 1)).isEqualTo(Map.of("other", 1L));
    }
  }

  @Test
  void areNoneOfANodeThatIsGone() {
    long node = create();
    database().executeTransactionally("MATCH (n:Remembered) DELETE n");
    try (Transaction transaction = database().beginTx()) {
      assertThat(cachedId(transaction, node)).isNull();
    }
    assertThat(cache.nodes()).isZero();
  }

  private Object cachedId(Transaction transaction, long node) {
    return new CachingNodeProperties(cache, transaction, new StoreProperties(transaction))
        .cachedValue(node, "id");
  }

  private static long create() {
    try (Transaction transaction = database().beginTx()) {
      Node node = transaction.createNode(() -> "Remembered");
      node.setProperty("id", "ann");
      transaction.commit();
      return NodeIds.of(node);
    }
  }

  private static GraphDatabaseService database() {
    return server.database("neo4j");
  }
}
