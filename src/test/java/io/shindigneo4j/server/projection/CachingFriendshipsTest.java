package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.FriendshipArrays;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@DisplayName("The cached friendships of a person")
@StartsServer
class CachingFriendshipsTest {

  private static GraphServer server;

  private final Projections projections =
      new Projections(
          server.service(),
          ProjectionSettings.of(0, 1 << 20),
          new DefaultThreadFactory("test-projection", true),
          any -> false,
          NullLog.getInstance());

  private Projection projection;
  private List<Long> nodes;

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
  @SuppressWarnings("unchecked")
  void create() {
    projections.start();
    projection = projections.projection(database());
    await().atMost(60, SECONDS).until(projection::hasNodes);
    nodes =
        (List<Long>)
            database()
                .executeTransactionally(
                    "CREATE (a:Person {id: 'a'})-[:FRIEND_OF {since: 5}]->(b:Person {id: 'b'}),"
                        + " (a)-[:FRIEND_OF]->(c:Person {id: 'c'}),"
                        + " (b)-[:FRIEND_OF {since: 5}]->(a), (a)-[:MEMBER_OF]->(:Group)"
                        + " RETURN [id(a), id(b), id(c)] AS ids",
                    Map.of(),
                    result -> result.next().get("ids"));
  }

  @AfterEach
  void delete() {
    projections.stop();
    change("MATCH (n) DETACH DELETE n");
  }

  @Test
  void haveTheirTimes() {
    assertThat(friendships()).containsExactlyInAnyOrder("b 5", "c 0");
    assertThat(projection.friendships().nodes()).isEqualTo(1);
    assertThat(friendships()).containsExactlyInAnyOrder("b 5", "c 0");
  }

  @Test
  void areReadAgainAfterOneIsAddedOrRemoved() {
    friendships();
    change("MATCH (a {id: 'a'}), (b {id: 'b'}) CREATE (a)-[:FRIEND_OF {since: 7}]->(b)");
    assertThat(friendships()).containsExactlyInAnyOrder("b 5", "b 7", "c 0");
    change("MATCH (:Person {id: 'a'})-[f:FRIEND_OF {since: 5}]->() DELETE f");
    assertThat(friendships()).containsExactlyInAnyOrder("b 7", "c 0");
  }

  @Test
  void areReadAgainAfterATimeChanges() {
    friendships();
    change("MATCH (:Person {id: 'a'})-[f:FRIEND_OF {since: 5}]->() SET f.since = 9");
    assertThat(friendships()).containsExactlyInAnyOrder("b 9", "c 0");
  }

  @Test
  void areRemovedWithThePerson() {
    friendships();
    change("MATCH (a:Person {id: 'a'}) DETACH DELETE a");
    assertThat(projection.friendships().nodes()).isZero();
  }

  /** Once the projection has caught up, as a busy machine may delay it. */
  private List<String> friendships() {
    await().atMost(60, SECONDS).until(projection::hasNodes);
    try (Transaction transaction = database().beginTx()) {
      var context = projections.contexts(database()).of(transaction, AccessMode.READ);
      assertThat(context.friendships()).isInstanceOf(CachingFriendships.class);
      FriendshipArrays found = context.friendships().of(nodes.get(0));
      return IntStream.range(0, found.friends().length)
          .mapToObj(i -> name(found.friends()[i]) + " " + found.since()[i])
          .toList();
    }
  }

  private String name(long node) {
    return Arrays.asList("a", "b", "c").get(nodes.indexOf(node));
  }

  private static void change(String text) {
    database().executeTransactionally(text);
  }

  private static GraphDatabaseAPI database() {
    return (GraphDatabaseAPI) server.database("neo4j");
  }
}
