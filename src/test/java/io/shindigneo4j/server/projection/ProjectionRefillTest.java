package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;
import org.neo4j.logging.NullLog;

@DisplayName("When the graph is read into memory again, and when not")
@StartsServer
class ProjectionRefillTest {

  private static final Label PERSON = Label.label("Person");
  private static final long PLENTY = 1 << 28;
  private static final Duration COMMIT_TIMEOUT = Duration.ofMillis(500);
  private static final Duration DEADLINE = Duration.ofMinutes(2);

  private static GraphServer server;
  private GraphDatabaseAPI database;
  private Projections projections;

  @BeforeAll
  static void startWithoutProjection() {
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.enabled,
                false,
                ServerSettings.projection_memory,
                0L,
                ServerSettings.properties_memory,
                0L));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void begin() {
    database = (GraphDatabaseAPI) server.database("neo4j");
    run("MATCH (n) DETACH DELETE n");
    run(
        """
        CREATE (a:Person {id: 'a'})-[:FRIEND_OF {since: 1}]->(b:Person {id: 'b'}),
          (b)-[:FRIEND_OF {since: 1}]->(a), (a)-[:MEMBER_OF]->(:Group {id: 'g'})
        """);
  }

  private static Projections projections(long graphBytes) {
    return projections(graphBytes, COMMIT_TIMEOUT, any -> false, NullLog.getInstance());
  }

  private static Projections projections(
      long graphBytes, Duration commitTimeout, Predicate<GraphDatabaseAPI> follower, Log log) {
    ProjectionSettings settings =
        new ProjectionSettings(
            graphBytes, PLENTY, commitTimeout, Duration.ofMillis(50), Duration.ofMillis(500));
    Projections projections =
        new Projections(
            server.service(),
            settings,
            new DefaultThreadFactory("test-projection", true),
            follower,
            log);
    projections.start();
    return projections;
  }

  @AfterEach
  void end() {
    projections.stop();
    assertThat(new CommitListeners(server).all()).as("left behind").isEmpty();
  }

  private void run(String text) {
    database.executeTransactionally(text);
  }

  /** A fill is counted soon after it can be seen. */
  private static void assertFills(Projection projection, int count) {
    await().atMost(DEADLINE).until(() -> projection.load().fills() >= count);
    assertThat(projection.load().fills()).isEqualTo(count);
  }

  private Projection ready() {
    Projection projection = projections.projection(database);
    current(projection);
    return projection;
  }

  /** Waits for the projection to catch up, as a busy machine may delay it. */
  private static Snapshot current(Projection projection) {
    return await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(2))
        .atMost(DEADLINE)
        .until(projection::graph, Objects::nonNull);
  }

  /** The two directions of a friendship come in commits of their own, which no fill sees as one. */
  @Test
  void isFilledAgainInTheMemoryThatItTookBefore() {
    projections = projections(PLENTY);
    ready();
    run("UNWIND range(0, 399) AS i CREATE (:Person {number: i})-[:MEMBER_OF]->(:Group)");
    run("MATCH (p:Person), (g:Group {id: 'g'}) CREATE (p)-[:MEMBER_OF]->(g)");
    String befriend =
        """
        MATCH (p:Person) WHERE p.number IS NOT NULL WITH p ORDER BY p.number
        WITH collect(p) AS all UNWIND range(0, 399) AS i UNWIND range(1, 30) AS k
        WITH all[i] AS a, all[(i + k * k) %% 400] AS b
        CREATE (%s)-[:FRIEND_OF {since: 1}]->(%s)
        """;
    run(befriend.formatted("a", "b"));
    run(befriend.formatted("b", "a"));
    run("MATCH (p:Person)-[f:FRIEND_OF]->() WHERE p.number % 40 = 3 DELETE f");
    Snapshot held = current(projections.projection(database));
    projections.stop();
    long bytes = held.bytes() + held.bytes() / 7 + 16;
    assertThat(MemoryBudget.graphBytes(bytes)).isBetween(held.bytes(), held.bytes() + 32);
    projections = projections(bytes);
    assertThat(PlainGraph.of(current(ready()))).isEqualTo(PlainGraph.inStore(database));
    assertThat(current(ready()).friendships()).isEqualTo(held.friendships());
  }

  @Test
  void isTriedAgainWhenItWasTooLarge() {
    projections = projections(100_000);
    Projection projection = ready();
    assertFills(projection, 1);
    run("UNWIND range(1, 9000) AS i CREATE (:Person {number: i})");
    await().atMost(DEADLINE).until(() -> projection.graphState() == ProjectionState.FULL);
    run("CREATE (:Person {number: 0})");
    assertThat(projections.graphState("neo4j")).isEqualTo(ProjectionLoad.State.FULL);
    assertThat(projection.load().oversizes()).isPositive();
    assertFills(projection, 1);
    run("MATCH (p:Person) WHERE p.number IS NOT NULL DELETE p");
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertThat(projections.graphState("neo4j")).isEqualTo(ProjectionLoad.State.READY);
  }

  @Test
  void isNotTriedWhereAnotherServerLeads() {
    AtomicBoolean follower = new AtomicBoolean(true);
    AtomicInteger asked = new AtomicInteger();
    projections =
        projections(
            PLENTY,
            Duration.ofMillis(1),
            any -> asked.incrementAndGet() > 0 && follower.get(),
            NullLog.getInstance());
    Projection projection = projections.projection(database);
    await().atMost(DEADLINE).until(() -> asked.get() >= 3);
    new CommitListeners(server).without(() -> run("CREATE (:Person {id: 'replicated'})"));
    assertThat(projection.graph()).isNull();
    assertThat(projection.hasNodes()).isFalse();
    assertThat(projections.graphState("neo4j")).isEqualTo(ProjectionLoad.State.FOLLOWER);
    follower.set(false);
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertFills(projection, 1);
    assertThat(projection.load().failedFills()).isZero();
  }

  /** What it is told of its role may be out of date. */
  @Test
  void isFilledWhereACommitIsMadeHereAllTheSame() {
    projections = projections(PLENTY, COMMIT_TIMEOUT, any -> true, NullLog.getInstance());
    Projection projection = projections.projection(database);
    await().atMost(DEADLINE).until(() -> projection.graphState() == ProjectionState.FOLLOWER);
    await().atMost(DEADLINE).until(() -> !new CommitListeners(server).all().isEmpty());
    run("CREATE (:Person {id: 'own'})");
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
  }

  /** Holds up all that commit, after their commits are visible. */
  private static final class SlowListener extends TransactionEventListenerAdapter<Object> {

    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public void afterCommit(TransactionData data, Object state, GraphDatabaseService database) {
      entered.countDown();
      try {
        assertThat(released.await(DEADLINE.toSeconds(), TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void isNotFilledAgainBecauseACommitTakesLong() throws Exception {
    SlowListener slow = new SlowListener();
    server.service().registerTransactionEventListener("neo4j", slow);
    projections = projections(PLENTY, Duration.ofMillis(1), any -> false, NullLog.getInstance());
    Projection projection = ready();
    CompletableFuture<Void> commit = CompletableFuture.runAsync(() -> run("CREATE (:Person)"));
    try {
      assertThat(slow.entered.await(DEADLINE.toSeconds(), TimeUnit.SECONDS)).isTrue();
      for (int i = 0; i < 200; i++) {
        assertThat(projection.graph()).as("it is visible in the store").isNull();
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      }
      assertThat(projection.graphState()).isEqualTo(ProjectionState.READY);
    } finally {
      slow.released.countDown();
      commit.orTimeout(DEADLINE.toSeconds(), TimeUnit.SECONDS).join();
      server.service().unregisterTransactionEventListener("neo4j", slow);
    }
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertFills(projection, 1);
  }

  @Test
  void followsRemovalsWhereNoFurtherTransactionMayBegin() {
    projections = projections(PLENTY);
    Projection projection = ready();
    assertFills(projection, 1); // whose transaction has ended
    Config config = database.getDependencyResolver().resolveDependency(Config.class);
    config.setDynamic(GraphDatabaseSettings.max_concurrent_transactions, 1, "test");
    try {
      run("MATCH (:Person {id: 'a'})-[f:FRIEND_OF]->() SET f.since = 9");
      run("MATCH (:Person {id: 'b'})-[f:FRIEND_OF]->() DELETE f");
    } finally {
      config.setDynamic(GraphDatabaseSettings.max_concurrent_transactions, 1000, "test");
    }
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertFills(projection, 1);
  }

  /** Makes each new node a person. */
  private static final class LabelAdder extends TransactionEventListenerAdapter<Object> {

    @Override
    public Object beforeCommit(
        TransactionData data, Transaction transaction, GraphDatabaseService database) {
      data.createdNodes().forEach(node -> node.addLabel(PERSON));
      return null;
    }
  }

  /** Stands for too little memory at the worst moment. */
  @Test
  void neverFailsACommitThatItCannotFollow() {
    AtomicInteger failures = new AtomicInteger();
    projections =
        projections(PLENTY, COMMIT_TIMEOUT, any -> false, failingWhenFilledAgain(failures));
    Projection projection = ready();
    assertFills(projection, 1);
    LabelAdder later = new LabelAdder();
    server.service().registerTransactionEventListener("neo4j", later);
    try {
      run("CREATE ({id: 'd'})"); // whose changes the projection cannot tell
    } finally {
      server.service().unregisterTransactionEventListener("neo4j", later);
    }
    assertThat(failures).hasValue(1);
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertFills(projection, 2);
  }

  private static Log failingWhenFilledAgain(AtomicInteger failures) {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("debug")) {
                failures.incrementAndGet();
                throw new OutOfMemoryError("scripted");
              }
              return method.getReturnType() == boolean.class ? false : null;
            });
  }
}
