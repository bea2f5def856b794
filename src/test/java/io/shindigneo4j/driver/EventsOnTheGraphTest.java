package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.EventMessage.Events;
import io.shindigneo4j.driver.EventMessage.Gap;
import io.shindigneo4j.driver.EventMessage.Subscribed;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("On the graph, a subscription to events")
@Timeout(TestDeadlines.TEST_SECONDS)
@ExtendWith(SharedGraphServer.class)
class EventsOnTheGraphTest {

  private static final int WRITERS = 3;
  private static final int WRITES = 60;
  private static final int MESSAGES_BETWEEN_CUTS = 12;
  private static final ReconnectDelay EAGER =
      new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(20));

  private static final Statement CREATE =
      Statement.cypher("UNWIND $ids AS id CREATE (:Person {id: id})").writing();
  private static final Statement BEFRIEND =
      Statement.cypher(
              "MATCH (a:Person {id: $a}), (b:Person {id: $b})"
                  + " CREATE (a)-[:FRIEND_OF {since: 1}]->(b)")
          .writing();

  private GraphServer server;
  private GraphDriver driver;
  private CuttingProxy proxy;

  @BeforeEach
  void connect(GraphServer graphServer) throws Exception {
    server = graphServer;
    driver = server.driver();
    proxy = new CuttingProxy(server.port());
  }

  @AfterEach
  void close() throws Exception {
    driver.close();
    proxy.close();
  }

  private static List<String> ids(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(i -> prefix + i).toList();
  }

  /**
   * Makes one friend.
   *
   * @return the number of a commit: this one, or a later one
   */
  private long befriend(String a, String b) {
    String bookmark = driver.execute(BEFRIEND.with("a", a).with("b", b)).bookmark().orElseThrow();
    return Long.parseLong(bookmark.substring(bookmark.lastIndexOf(':') + 1));
  }

  /** What a commit has done. */
  private record Friendship(String person, String friend) {

    static Friendship of(Events message) {
      assertThat(message.events()).hasSize(1);
      GraphEvent event = message.events().get(0);
      assertThat(event.type()).isEqualTo("friendship.accepted");
      return new Friendship(event.person(), (String) event.data().get("friend"));
    }
  }

  @Test
  void bringsEachCommitOnceAndInOrderThoughConnectionsAreLost() throws Exception {
    bringsEachCommit(Client.NETTY, Encoding.BSON);
  }

  @Exhaustive
  @Test
  void bringsEachCommitOnceAndInOrderThoughConnectionsOfTyrusAreLost() throws Exception {
    bringsEachCommit(Client.TYRUS, Encoding.JSON);
  }

  private void bringsEachCommit(Client client, Encoding encoding) throws Exception {
    driver.execute(CREATE.with("ids", ids("writer", WRITERS)));
    driver.execute(CREATE.with("ids", ids("friend", WRITES)));
    Map<Friendship, Long> committed = new ConcurrentHashMap<>();
    List<Events> heard = new ArrayList<>();
    try (GraphDriver listener = GraphDriver.connect(listener(client, encoding));
        EventStream events = listener.events(EventRequest.all().withAhead(8))) {
      assertThat(EventsTest.next(events)).isInstanceOf(Subscribed.class);
      List<CompletableFuture<Void>> writers = new ArrayList<>();
      for (String writer : ids("writer", WRITERS)) {
        writers.add(CompletableFuture.runAsync(() -> write(writer, committed)));
      }
      for (int i = 1; heard.size() < WRITERS * WRITES; i++) {
        hear(EventsTest.next(events), heard);
        cut(i);
      }
      for (CompletableFuture<Void> writer : writers) {
        writer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
      befriend("friend0", "friend1");
      Events mark = nextOf(events);
      assertThat(Friendship.of(mark)).as("doubled").isEqualTo(new Friendship("friend0", "friend1"));
    }
    assertThat(heard.stream().map(Friendship::of))
        .containsExactlyInAnyOrderElementsOf(committed.keySet());
    assertInOrder(heard, committed);
    assertThat(proxy.cuts()).isPositive();
  }

  /** The next message with events. */
  private static Events nextOf(EventStream events) {
    List<Events> heard = new ArrayList<>();
    while (heard.isEmpty()) {
      hear(EventsTest.next(events), heard);
    }
    return heard.get(0);
  }

  /** Tyrus does not notice that a connection is cut while it opens one. */
  private DriverSettings listener(Client client, Encoding encoding) {
    return DriverSettings.of("ws://127.0.0.1:" + proxy.port() + "/neo4j", GraphServer.CREDENTIALS)
        .withConnections(1)
        .withClient(client)
        .withEncoding(encoding)
        .withConnectTimeout(Duration.ofSeconds(3))
        .withReconnectDelay(EAGER);
  }

  private void write(String writer, Map<Friendship, Long> committed) {
    for (String friend : ids("friend", WRITES)) {
      committed.put(new Friendship(writer, friend), befriend(writer, friend));
    }
  }

  /** A gap would be a commit that is missing. */
  private static void hear(EventMessage message, List<Events> heard) {
    assertThat(message).isInstanceOf(Events.class);
    Events events = (Events) message;
    if (!events.events().isEmpty()) {
      heard.add(events);
    }
  }

  /** At any time, or in the place of an event that the server believes to have sent. */
  private void cut(int messages) throws Exception {
    if (messages % MESSAGES_BETWEEN_CUTS == 0) {
      proxy.cutAll();
    } else if (messages % MESSAGES_BETWEEN_CUTS == MESSAGES_BETWEEN_CUTS / 2) {
      proxy.cutNextAnswer();
    }
  }

  /** A later write of one writer comes later, and no commit has another number than it was told. */
  private static void assertInOrder(List<Events> heard, Map<Friendship, Long> committed) {
    long before = 0;
    Map<String, Long> ofWriter = new HashMap<>();
    for (Events each : heard) {
      Friendship friendship = Friendship.of(each);
      long commit = each.position().offset();
      assertThat(commit).isGreaterThan(before);
      assertThat(commit).isLessThanOrEqualTo(committed.get(friendship));
      assertThat(commit).isGreaterThan(ofWriter.getOrDefault(friendship.person(), 0L));
      ofWriter.put(friendship.person(), committed.get(friendship));
      before = commit;
    }
  }

  @Test
  void goesOnInAnotherDriver() {
    driver.execute(CREATE.with("ids", ids("friend", 4)));
    EventPosition position;
    try (EventStream events = driver.events(EventRequest.of("people/friend0"))) {
      EventsTest.next(events);
      befriend("friend0", "friend1");
      position = nextOf(events).position();
    }
    befriend("friend1", "friend2");
    long last = befriend("friend0", "friend3");
    try (GraphDriver another = server.driver();
        EventStream events = another.events(EventRequest.of("people/friend0").after(position))) {
      assertThat(EventsTest.next(events)).isEqualTo(new Subscribed(position));
      Events message = nextOf(events);
      assertThat(Friendship.of(message)).isEqualTo(new Friendship("friend0", "friend3"));
      assertThat(message.position().offset()).isEqualTo(last);
    }
  }

  @Test
  void tellsThatItCannotGoOnInAnotherStore() {
    EventPosition elsewhere = new EventPosition("another", 1, 1);
    try (EventStream events = driver.events(EventRequest.all().after(elsewhere))) {
      assertThat(EventsTest.next(events)).isEqualTo(new Subscribed(elsewhere));
      EventMessage gap = EventsTest.next(events);
      assertThat(gap).isInstanceOf(Gap.class);
      assertThat(gap.position().epoch()).isNotEqualTo("another");
    }
  }

  @Test
  void holdsUpNobodyWhileItIsNotRead() {
    driver.execute(CREATE.with("ids", ids("friend", WRITES)));
    driver.execute(CREATE.with("ids", List.of("writer")));
    try (EventStream slow = driver.events(EventRequest.all().withAhead(1));
        EventStream fast = driver.events(EventRequest.all())) {
      EventsTest.next(slow);
      EventsTest.next(fast);
      List<Events> heard = new ArrayList<>();
      for (String friend : ids("friend", WRITES)) {
        befriend("writer", friend);
        heard.add(nextOf(fast));
      }
      List<Events> late = new ArrayList<>();
      while (late.size() < WRITES) {
        hear(EventsTest.next(slow), late);
      }
      assertThat(late).isEqualTo(heard);
    }
  }

  @Test
  void isRefusedWithATopicThatIsNone() {
    try (EventStream events = driver.events(EventRequest.of("nonsense"))) {
      DriverException failure = CallResults.thrown(() -> EventsTest.next(events));
      assertThat(failure).isInstanceOf(PermanentDriverException.class);
      assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_TOPIC);
    }
  }
}
