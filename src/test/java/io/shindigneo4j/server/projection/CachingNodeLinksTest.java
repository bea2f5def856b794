package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeLinks;
import io.shindigneo4j.server.graph.StoreLinks;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@DisplayName("The cached links of a node")
@StartsServer
class CachingNodeLinksTest {

  private static final Set<String> BOTH = Set.of("HAS_EMAIL", "HAS_URL");

  private static GraphServer server;

  private final Projections projections =
      new Projections(
          server.service(),
          ProjectionSettings.of(0, 1 << 20),
          new DefaultThreadFactory("test-projection", true),
          any -> false,
          NullLog.getInstance());

  private Projection projection;
  private long person;

  @BeforeAll
  static void startWithoutProjection() {
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.enabled, false,
                ServerSettings.projection_memory, 0L,
                ServerSettings.properties_memory, 0L));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void create() {
    projections.start();
    projection = projections.projection(database());
    await().atMost(60, SECONDS).until(projection::hasNodes);
    person =
        (long)
            database()
                .executeTransactionally(
                    "CREATE (p:Owner), (p)-[:HAS_URL]->({value: 'u'}),"
                        + " (p)-[:HAS_EMAIL {position: 1}]->({value: 'second'}),"
                        + " (p)-[:HAS_EMAIL {position: 0}]->({value: 'first'}),"
                        + " (p)-[:HAS_PART]->({value: 'part'}) RETURN id(p) AS id",
                    Map.of(),
                    result -> result.next().get("id"));
  }

  @AfterEach
  void delete() {
    projections.stop();
    change("MATCH (n) DETACH DELETE n");
  }

  @Test
  void areInOrderOfTypeAndPosition() {
    assertThat(values(BOTH)).containsExactly("first", "second", "u");
    assertThat(projection.links().nodes()).isEqualTo(1);
    assertThat(values(BOTH)).containsExactly("first", "second", "u");
    assertThat(values(Set.of("HAS_URL"))).containsExactly("u");
    assertThat(values(Set.of("HAS_PHOTO"))).isEmpty();
    assertThat(values(Set.of())).isEmpty();
  }

  @Test
  void areFollowedOneByOne() {
    try (Transaction transaction = database().beginTx()) {
      NodeLinks links = links(transaction);
      assertThat(links.only(person, "HAS_URL")).isEqualTo(only(transaction, "HAS_URL"));
      assertThat(links.only(person, "HAS_PART")).isEqualTo(only(transaction, "HAS_PART"));
      assertThat(links.only(person, "HAS_EMAIL"))
          .as("the first")
          .isEqualTo(only(transaction, "HAS_EMAIL"));
      assertThat(links.only(person, "OLDER")).isEqualTo(NodeLinks.NONE);
      assertThat(links.only(person, "OTHER")).isEqualTo(NodeLinks.NONE);
    }
  }

  private long only(Transaction transaction, String type) {
    return new StoreLinks(transaction).only(person, type);
  }

  @Test
  void areNotOfOtherTypes() {
    assertThat(values(Set.of("HAS_PART"))).containsExactly("part");
    assertThat(projection.links().nodes()).isZero();
  }

  @Test
  void areReadAgainAfterOneIsAddedOrRemoved() {
    values(BOTH);
    change("MATCH (p:Owner) CREATE (p)-[:HAS_EMAIL {position: 2}]->({value: 'third'})");
    assertThat(values(BOTH)).containsExactly("first", "second", "third", "u");
    change("MATCH (:Owner)-->(e {value: 'second'}) DETACH DELETE e");
    assertThat(values(BOTH)).containsExactly("first", "third", "u");
  }

  @Test
  void areReadAgainAfterAPositionChanges() {
    values(BOTH);
    change("MATCH (:Owner)-[has:HAS_EMAIL]->({value: 'first'}) SET has.position = 7");
    assertThat(values(BOTH)).containsExactly("second", "first", "u");
  }

  @Test
  void leadToNodesWithTheirNewestValues() {
    values(BOTH);
    change("MATCH (:Owner)-[:HAS_URL]->(url) SET url.value = 'other'");
    assertThat(values(BOTH)).containsExactly("first", "second", "other");
  }

  @Test
  void areRemovedWithTheirOwner() {
    values(BOTH);
    change("MATCH (p:Owner) DETACH DELETE p");
    assertThat(projection.links().nodes()).isZero();
  }

  private List<Object> values(Set<String> types) {
    try (Transaction transaction = database().beginTx()) {
      var context = projections.contexts(database()).of(transaction, AccessMode.READ);
      return links(transaction).of(person, types).stream()
          .map(NodeLinks.Link::node)
          .map(node -> context.properties().all(node).get("value"))
          .toList();
    }
  }

  private NodeLinks links(Transaction transaction) {
    NodeLinks links = projections.contexts(database()).of(transaction, AccessMode.READ).links();
    assertThat(links).isInstanceOf(CachingNodeLinks.class);
    return links;
  }

  private static void change(String text) {
    database().executeTransactionally(text);
  }

  private static GraphDatabaseAPI database() {
    return (GraphDatabaseAPI) server.database("neo4j");
  }
}
