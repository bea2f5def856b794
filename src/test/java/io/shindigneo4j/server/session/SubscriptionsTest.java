package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A subscription over a WebSocket")
@ExtendWith(SharedGraphServer.class)
class SubscriptionsTest {

  private static final List<String> ALL = List.of("all");
  private static final String FRIENDS =
      "MATCH (a:Person {id: 'a'}), (b:Person {id: 'b'}) CREATE (a)-[:FRIEND_OF {since: 1}]->(b)";
  private static final String STRANGERS =
      "MATCH (:Person {id: 'a'})-[friend:FRIEND_OF]->(:Person {id: 'b'}) DELETE friend";

  private GraphServer server;
  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    run("CREATE (:Person {id: 'a'}), (:Person {id: 'b'})");
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  private void run(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private EventPosition subscribe(long id, List<String> topics, EventStart start, int credit)
      throws IOException {
    Object answer = client.ask(new Subscribe(id, topics, start, credit));
    assertThat(answer).isInstanceOf(Subscribed.class);
    return ((Subscribed) answer).position();
  }

  private static GraphEvent accepted() {
    return new GraphEvent("friendship.accepted", "a", Map.of("friend", "b"));
  }

  private static GraphEvent ended() {
    return new GraphEvent("friendship.ended", "a", Map.of("friend", "b"));
  }

  /** The next message with events; others tell at times where the subscription is. */
  private Events events() throws IOException {
    Events message = (Events) client.receive();
    while (message.events().isEmpty()) {
      message = (Events) client.receive();
    }
    return message;
  }

  @Test
  void getsTheEventsOfAllCommitsAfterItsPosition() throws IOException {
    EventPosition begin = subscribe(7, ALL, EventStart.NOW, 10);
    run(FRIENDS);
    run(STRANGERS);
    Events first = events();
    assertThat(first.id()).isEqualTo(7);
    assertThat(first.events()).containsExactly(accepted());
    assertThat(first.position().offset()).isGreaterThan(begin.offset());
    Events second = events();
    assertThat(second.events()).containsExactly(ended());
    assertThat(second.position().offset()).isGreaterThan(first.position().offset());
    assertThat(second.position().epoch()).isEqualTo(begin.epoch());
  }

  @Test
  void goesOnAfterAPosition() throws IOException {
    subscribe(1, ALL, EventStart.NOW, 10);
    run(FRIENDS);
    EventPosition read = events().position();
    client.send(new Unsubscribe(1));
    assertThat(client.receive()).isInstanceOf(Success.class);
    run(STRANGERS);
    assertThat(subscribe(1, ALL, EventStart.after(read), 10)).isEqualTo(read);
    assertThat(events().events()).containsExactly(ended());
  }

  @Test
  void getsAGapWhereItsPositionIsOfAnotherHistory() throws IOException {
    EventPosition now = subscribe(1, ALL, EventStart.NOW, 10);
    EventPosition restored = new EventPosition(now.epoch(), now.offset(), now.time() + 1);
    client.send(new Subscribe(2, ALL, EventStart.after(restored), 10));
    Subscribed subscribed = (Subscribed) client.receive();
    assertThat(((Gap) client.receive()).position()).isEqualTo(subscribed.position());
  }

  @Test
  void getsOnlyItsTopics() throws IOException {
    subscribe(1, List.of("people/b", "areas/album"), EventStart.NOW, 10);
    run(FRIENDS);
    run("MATCH (a:Person {id: 'a'}) CREATE (a)-[:HAS_ALBUM]->(:Album {id: 'x', title: 'X'})");
    Events first = events();
    assertThat(first.events())
        .containsExactly(
            new GraphEvent(
                "album.created", "a", Map.of("id", "x", "application", "", "title", "X")));
  }

  @Test
  void getsNoMoreThanItHasAskedFor() throws IOException {
    subscribe(1, ALL, EventStart.NOW, 1);
    run(FRIENDS);
    assertThat(events().events()).containsExactly(accepted());
    run(STRANGERS);
    run(FRIENDS);
    assertThat(client.value("RETURN 1")).as("comes first").isEqualTo(1L);
    client.send(new Credit(1, 5));
    assertThat(events().events()).containsExactly(ended());
    assertThat(events().events()).containsExactly(accepted());
  }

  @Test
  void isAnsweredWithSuccessWhenTheClientEndsIt() throws IOException {
    subscribe(1, ALL, EventStart.NOW, 10);
    client.send(new Unsubscribe(1));
    assertThat(client.receive()).isInstanceOf(Success.class);
    run(FRIENDS);
    assertThat(client.value("RETURN 1")).as("no event comes").isEqualTo(1L);
  }

  @Test
  void isAnsweredWithAFailureWhenTheClientCancelsIt() throws IOException {
    subscribe(1, ALL, EventStart.NOW, 10);
    client.send(new Cancel(1));
    assertThat(((Failure) client.receive()).code()).isEqualTo(ErrorCode.CANCELLED);
  }

  @Test
  void keepsItsId() throws IOException {
    subscribe(1, ALL, EventStart.NOW, 10);
    assertThat(((Failure) client.ask(ProtocolClient.read(1, "RETURN 1"))).code())
        .isEqualTo(ErrorCode.DUPLICATE_ID);
  }

  @Test
  void isRefusedWithoutATopic() throws IOException {
    for (List<String> topics :
        List.of(
            List.<String>of(),
            List.of("nonsense"),
            List.of("areas/nonsense"),
            Collections.nCopies(1_001, "all"),
            Collections.nCopies(100, "people/" + "x".repeat(1_000)))) {
      Failure refused = (Failure) client.ask(new Subscribe(1, topics, EventStart.NOW, 10));
      assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_TOPIC);
      assertThat(refused.retryable()).isFalse();
    }
  }

  @Test
  void isRefusedWhereTheConnectionHasTooMany() throws IOException {
    for (long id = 1; id <= 101; id++) {
      client.send(new Subscribe(id, ALL, EventStart.NOW, 10));
    }
    List<Message> answers = new ArrayList<>();
    while (answers.size() < 101) {
      answers.add(client.receive());
    }
    assertThat(answers).filteredOn(Subscribed.class::isInstance).hasSize(100);
    answers.removeIf(Subscribed.class::isInstance);
    Failure refused = (Failure) answers.get(0);
    assertThat(refused.id()).isEqualTo(101);
    assertThat(refused.code()).isEqualTo(ErrorCode.TOO_MANY_SUBSCRIPTIONS);
    assertThat(refused.retryable()).isTrue();
  }
}
