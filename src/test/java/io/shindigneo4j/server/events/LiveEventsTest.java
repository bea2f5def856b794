package io.shindigneo4j.server.events;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransientTransactionFailureException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
@DisplayName("The events of a real database")
class LiveEventsTest {

  private static final List<String> ALL = List.of("all");
  private static final int UNLIMITED = Integer.MAX_VALUE;
  private static final int PEOPLE = 12;
  private static final int WRITERS = 4;
  private static final int WRITES = 100;
  private static final long MEMORY = 4L * 1024 * 1024;
  private static final SubscriptionLimits LIMITS = new SubscriptionLimits(10, 10, 100_000, 100_000);
  private static final EventSettings SETTINGS =
      new EventSettings(true, MEMORY, Duration.ofMinutes(5), 1024 * 1024, LIMITS);

  private static GraphServer server;

  private EventFeeds feeds;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerSettings.enabled, false));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void beginAnew() {
    server.clear();
    begin();
    run("UNWIND range(0, " + (PEOPLE - 1) + ") AS i CREATE (:Person {id: 'p' + i})");
  }

  private void begin() {
    feeds =
        new EventFeeds(
            server.service(),
            SETTINGS,
            task -> daemon(task),
            database -> false,
            Clock.systemUTC(),
            NullLog.getInstance());
    feeds.start();
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "events");
    thread.setDaemon(true);
    return thread;
  }

  @AfterEach
  void end() {
    feeds.stop();
  }

  private void run(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private RecordingReceiver subscribe(EventStart start, int credit) {
    RecordingReceiver receiver = new RecordingReceiver();
    feeds.subscribe(
        (GraphDatabaseAPI) server.database("neo4j"), "neo4j", ALL, start, credit, receiver);
    await().until(() -> receiver.begin() != null);
    return receiver;
  }

  @Test
  void haveTopicsOfABoundedMemory() {
    List<String> topics = IntStream.range(0, 200).mapToObj(i -> "people/p" + i).toList();
    Subscription first = subscribe(topics, new RecordingReceiver());
    assertThat(feeds.load().topicBytes()).isBetween(200 * 320L, 100_000L);
    assertThatThrownBy(() -> subscribe(topics, new RecordingReceiver()))
        .hasMessageContaining("the user's subscriptions have too many topics");
    CountDownLatch ended = new CountDownLatch(1);
    first.end(ended::countDown);
    await().until(() -> ended.getCount() == 0);
    assertThat(feeds.load().topicBytes()).isZero();
    subscribe(topics, new RecordingReceiver());
  }

  private Subscription subscribe(List<String> topics, RecordingReceiver receiver) {
    return feeds.subscribe(
        (GraphDatabaseAPI) server.database("neo4j"), "neo4j", topics, EventStart.NOW, 1, receiver);
  }

  /** All that has happened before has been sent when a later subscription counts. */
  private void settle() {
    subscribe(EventStart.NOW, 1);
  }

  @Test
  void tellWhatBecomesOfTheGraphWhoeverWritesAtTheSameTime() throws Exception {
    RecordingReceiver heard = subscribe(EventStart.NOW, UNLIMITED);
    inParallel(writer -> write(new Random(writer), WRITES));
    settle();
    assertThat(heard.gaps()).isEmpty();
    assertThat(friendshipsBy(heard, new HashSet<>())).isEqualTo(friendships());
    assertThat(heard.offsets()).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void missNothingOfWhatIsCommittedAfterTheirBeginning() throws Exception {
    AtomicBoolean goesOn = new AtomicBoolean(true);
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<Object>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        Random random = new Random(i);
        writers.add(threads.submit(() -> writeWhile(goesOn, random)));
      }
      RecordingReceiver heard = subscribe(EventStart.NOW, UNLIMITED);
      Set<List<String>> known = friendships(); // as of some moment after the beginning
      await().until(() -> heard.count() > 500);
      goesOn.set(false);
      for (Future<Object> writer : writers) {
        writer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
      settle();
      assertThat(heard.gaps()).isEmpty();
      assertThat(friendshipsBy(heard, known)).isEqualTo(friendships());
    } finally {
      goesOn.set(false);
      threads.shutdown();
    }
  }

  private Object writeWhile(AtomicBoolean goesOn, Random random) {
    while (goesOn.get()) {
      write(random, 1);
    }
    return null;
  }

  private interface Writer {
    void write(int number) throws Exception;
  }

  private static void inParallel(Writer writer) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    List<Callable<Object>> tasks = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      int number = i;
      tasks.add(
          () -> {
            writer.write(number);
            return null;
          });
    }
    try {
      for (Future<Object> done :
          threads.invokeAll(tasks, TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)) {
        done.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  /** Toggles friendships, in part renewed, in part rolled back. */
  private void write(Random random, int times) {
    for (int i = 0; i < times; i++) {
      try (Transaction transaction = server.database("neo4j").beginTx()) {
        for (int j = random.nextInt(3); j >= 0; j--) {
          toggle(transaction, person(transaction, random), person(transaction, random), random);
        }
        if (random.nextInt(5) > 0) {
          transaction.commit();
        }
      } catch (TransientTransactionFailureException e) {
        // a deadlock
      }
    }
  }

  private static Node person(Transaction transaction, Random random) {
    return transaction.findNode(Label.label("Person"), "id", "p" + random.nextInt(PEOPLE));
  }

  private static void toggle(Transaction transaction, Node from, Node to, Random random) {
    transaction.acquireWriteLock(from);
    RelationshipType type = RelationshipType.withName("FRIEND_OF");
    boolean[] was = {false};
    from.getRelationships(Direction.OUTGOING, type)
        .forEach(
            friend -> {
              if (friend.getEndNode().equals(to)) {
                friend.delete();
                was[0] = true;
              }
            });
    if (!was[0] || random.nextInt(3) == 0) {
      from.createRelationshipTo(to, type).setProperty("since", random.nextLong());
    }
  }

  private Set<List<String>> friendships() {
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (a:Person)-[:FRIEND_OF]->(b:Person) RETURN a.id AS from, b.id AS to",
            Map.of(),
            found -> {
              Set<List<String>> friends = new HashSet<>();
              found.forEachRemaining(
                  row -> friends.add(List.of((String) row.get("from"), (String) row.get("to"))));
              return friends;
            });
  }

  private static Set<List<String>> friendshipsBy(RecordingReceiver heard, Set<List<String>> begin) {
    Set<List<String>> friends = new HashSet<>(begin);
    for (GraphEvent event : heard.events()) {
      List<String> friendship = List.of(event.person(), (String) event.data().get("friend"));
      if (event.type().equals("friendship.accepted")) {
        friends.add(friendship);
      } else {
        friends.remove(friendship);
      }
    }
    return friends;
  }

  @Test
  void areAGapWhereACommitChangesTooMuch() {
    RecordingReceiver heard = subscribe(EventStart.NOW, UNLIMITED);
    run("UNWIND range(1, 60000) AS i CREATE (:ActivityEntry {id: 'e' + i, owner: 'p0'})");
    run("MATCH (a:Person {id: 'p0'}), (b:Person {id: 'p1'}) CREATE (a)-[:FRIEND_OF]->(b)");
    settle();
    assertThat(heard.gaps()).hasSize(1);
    assertThat(heard.events())
        .containsExactly(new GraphEvent("friendship.accepted", "p0", Map.of("friend", "p1")));
    assertThat(feeds.load().bytes()).isLessThan(10_000);
  }

  @Test
  void waitForNobodyWhoDoesNotRead() {
    RecordingReceiver fast = subscribe(EventStart.NOW, UNLIMITED);
    RecordingReceiver slow = new RecordingReceiver();
    Subscription subscription =
        feeds.subscribe(
            (GraphDatabaseAPI) server.database("neo4j"), "neo4j", ALL, EventStart.NOW, 1, slow);
    await().until(() -> slow.begin() != null);
    for (int i = 0; i < 20; i++) {
      run(
          "UNWIND range(1, 1000) AS i CREATE (:ActivityEntry {owner: 'p0', id: 'e%d-' + i})"
              .formatted(i));
      int events = 1_000 * (i + 1); // more than the memory has at a time
      await().until(() -> fast.count() >= events);
    }
    settle();
    assertThat(fast.gaps()).isEmpty();
    assertThat(fast.events()).hasSize(20_000);
    assertThat(slow.events()).hasSize(1_000);
    assertThat(feeds.load().bytes()).isLessThanOrEqualTo(MEMORY);
    subscription.grant(UNLIMITED);
    settle();
    assertThat(slow.gaps()).hasSize(1);
    assertThat(slow.events().get(slow.events().size() - 1)).isEqualTo(fast.events().get(19_999));
  }

  @Test
  void goOnAfterARestartWhereNothingWasCommitted() {
    RecordingReceiver before = subscribe(EventStart.NOW, UNLIMITED);
    run("MATCH (a:Person {id: 'p0'}), (b:Person {id: 'p1'}) CREATE (a)-[:FRIEND_OF]->(b)");
    await().until(() -> before.count() == 1);
    EventPosition read = before.position();
    feeds.stop();
    await().until(() -> before.end() != null);
    assertThat(before.end().retryable()).isTrue();
    server.restart(Map.of(ServerSettings.enabled, false));
    begin();
    RecordingReceiver after = subscribe(EventStart.after(read), UNLIMITED);
    run("MATCH (:Person {id: 'p0'})-[friend:FRIEND_OF]->() DELETE friend");
    await().until(() -> after.count() == 1);
    assertThat(after.begin()).isEqualTo(read);
    assertThat(after.gaps()).isEmpty();
    assertThat(after.events())
        .containsExactly(new GraphEvent("friendship.ended", "p0", Map.of("friend", "p1")));
  }

  /** As after a start of Neo4j: nobody has heard of the commit. */
  @Test
  void areAGapWhereSomethingWasCommittedBeforeTheyBegan() {
    RecordingReceiver before = subscribe(EventStart.NOW, UNLIMITED);
    EventPosition read = before.begin();
    feeds.stop();
    run("CREATE (:Person {id: 'new'})");
    begin();
    RecordingReceiver after = subscribe(EventStart.after(read), UNLIMITED);
    await().until(() -> after.gaps().size() == 1);
    assertThat(after.position().offset()).isGreaterThan(read.offset());
  }
}
