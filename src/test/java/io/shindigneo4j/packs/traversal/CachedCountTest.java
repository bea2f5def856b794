package io.shindigneo4j.packs.traversal;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.packs.PackCalls;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;

@DisplayName("A count that remembers labels and properties")
@ExtendWith(SharedGraphServer.class)
@Timeout(300)
class CachedCountTest {

  private static final long NODES = 121;
  private static final int READERS = 3;
  private static final int COMMITS = 300;

  /** Statements that change the kind of a node. */
  private static final List<String> CHANGES =
      List.of(
          "SET n.value = true",
          "SET n.value = false",
          "SET n.value = 'true'",
          "REMOVE n.value",
          "REMOVE n:B",
          "SET n:B");

  private GraphServer server;
  private GraphDatabaseService database;
  private PackCalls calls;
  private KindCaches memories;
  private TreePopulate populate;
  private TreeClear clear;
  private TrueCount count;

  @BeforeEach
  void begin(GraphServer shared) {
    server = shared;
    database = server.database("neo4j");
    calls = PackCalls.of(database).in(1);
    memories = new KindCaches(server.service());
    TreeStore plot = new TreeStore(server.service());
    populate = new TreePopulate(plot);
    clear = new TreeClear(plot);
    count = new TrueCount(new CounterFactory(memories));
    calls.one(populate, "depth", 2L, "fanout", 3L);
  }

  @AfterEach
  void end() {
    memories.stop();
  }

  private Map<String, Object> counted() {
    return calls.one(count, "method", "direct_cached", "order", "depth_first");
  }

  /** The first count registers the listener, and is itself an earlier transaction. */
  private void settle() {
    assertThat(counted()).containsEntry("remembered", 0L);
  }

  private void assertIsRight() {
    assertThat(counted().get("count"))
        .isEqualTo(calls.one(count, "method", "framework").get("count"));
  }

  @Test
  void readsEachNodeOnce() {
    settle();
    assertThat(counted()).containsEntry("visited", NODES).containsEntry("remembered", 0L);
    assertThat(counted()).containsEntry("visited", NODES).containsEntry("remembered", NODES);
    assertIsRight();
  }

  @Test
  void cachesNothingUntilAllEarlierTransactionsHaveEnded() {
    try (Transaction earlier = database.beginTx()) {
      settle();
      counted();
      assertThat(counted()).containsEntry("remembered", 0L);
      earlier.commit();
    }
    counted();
    assertThat(counted()).containsEntry("remembered", NODES);
  }

  /** The commit has passed the point at which it looks for listeners. */
  @Test
  void isRightAfterACommitThatBeganBeforeTheListener() throws Exception {
    HeldCommit held = new HeldCommit();
    server.service().registerTransactionEventListener("neo4j", held);
    ExecutorService writer = Executors.newSingleThreadExecutor();
    try {
      Future<?> commit =
          writer.submit(() -> database.executeTransactionally("MATCH (b:B) SET b.value = true"));
      held.awaitBegin();
      settle();
      counted();
      held.release();
      commit.get();
      assertIsRight();
      assertIsRight();
    } finally {
      held.release();
      writer.shutdown();
      server.service().unregisterTransactionEventListener("neo4j", held);
    }
  }

  /** Holds a commit after Neo4j has looked for listeners. */
  private static final class HeldCommit extends TransactionEventListenerAdapter<Object> {

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public Object beforeCommit(
        TransactionData data, Transaction transaction, GraphDatabaseService database)
        throws InterruptedException {
      begun.countDown();
      assertThat(released.await(120, SECONDS)).isTrue();
      return null;
    }

    void awaitBegin() throws InterruptedException {
      assertThat(begun.await(120, SECONDS)).isTrue();
    }

    void release() {
      released.countDown();
    }
  }

  @Test
  void cachesNothingFromOneEraToTheNext() {
    settle();
    counted();
    calls = calls.in(2);
    assertThat(counted()).containsEntry("remembered", 0L);
    assertThat(counted()).containsEntry("remembered", 0L);
    assertThat(counted()).containsEntry("remembered", NODES);
    calls = calls.in(1);
    assertThat(counted()).containsEntry("remembered", 0L);
  }

  @Test
  void readsOnlyWhatHasChanged() {
    settle();
    counted();
    database.executeTransactionally("MATCH (:Root)-[:HAS_B]->(b) SET b.value = NOT b.value");
    assertThat(counted()).containsEntry("remembered", NODES - 3);
    assertIsRight();
  }

  @Test
  void goesOnCachingAfterARollback() {
    settle();
    counted();
    try (Transaction transaction = database.beginTx()) {
      transaction.execute("MATCH (b:B) SET b.value = true").close();
      transaction.rollback();
    }
    counted();
    assertThat(counted()).containsEntry("remembered", NODES);
    assertIsRight();
  }

  @Test
  void isRightAfterTheTreeIsReplaced() {
    settle();
    counted();
    calls.one(clear);
    assertThat(counted()).containsEntry("count", 0L).containsEntry("visited", 0L);
    Map<String, Object> made = calls.one(populate, "depth", 3L, "fanout", 2L);
    assertThat(counted()).containsEntry("count", made.get("trueNodes"));
    assertIsRight();
  }

  /** While other threads read, and cache what they read. */
  @Test
  void isRightAfterEachCommit() throws Exception {
    settle();
    AtomicBoolean ended = new AtomicBoolean();
    ExecutorService readers = Executors.newFixedThreadPool(READERS);
    List<Future<?>> reading = new ArrayList<>();
    for (int reader = 0; reader < READERS; reader++) {
      reading.add(readers.submit(() -> readUntil(ended)));
    }
    try {
      Random random = new Random(1);
      List<Long> nodes = belowTheRoot();
      for (int commit = 0; commit < COMMITS; commit++) {
        change(random, nodes);
        assertIsRight();
      }
    } finally {
      ended.set(true);
      readers.shutdown();
    }
    for (Future<?> one : reading) {
      one.get();
    }
  }

  private void readUntil(AtomicBoolean ended) {
    while (!ended.get()) {
      counted();
    }
  }

  private List<Long> belowTheRoot() {
    try (Transaction transaction = database.beginTx()) {
      return transaction
          .execute("MATCH (n:TraversalTree) WHERE NOT n:Root RETURN id(n) AS id")
          .<Long>columnAs("id")
          .stream()
          .toList();
    }
  }

  private void change(Random random, List<Long> nodes) {
    database.executeTransactionally(
        "MATCH (n) WHERE id(n) = $id " + CHANGES.get(random.nextInt(CHANGES.size())),
        Map.of("id", nodes.get(random.nextInt(nodes.size()))));
  }
}
