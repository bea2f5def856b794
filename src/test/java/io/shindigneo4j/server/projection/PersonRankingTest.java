package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.MINUTES;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransientFailureException;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@DisplayName("The order of people by their ids, in memory")
@StartsServer
class PersonRankingTest {

  private static final Label PERSON = Label.label("Person");
  private static final String CONSTRAINT =
      "CREATE CONSTRAINT person_id IF NOT EXISTS FOR (p:Person) REQUIRE p.id IS UNIQUE";
  private static final Duration LONG_PAUSE = Duration.ofHours(1);
  private static final Duration SHORT_PAUSE = Duration.ofMillis(20);
  private static final Duration DEADLINE = Duration.ofMinutes(2);
  private static final int PEOPLE = 320;
  private static final int WRITERS = 3;
  private static final int WRITES = 200;

  private record Ranked(Object id, int rank) {}

  private static GraphServer server;

  /** Whoever writes reads this. */
  private final ReadWriteLock writing = new ReentrantReadWriteLock(true);

  private GraphDatabaseAPI database;
  private Projections projections;

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
  void begin() {
    database = (GraphDatabaseAPI) server.database("neo4j");
    run("MATCH (n) DETACH DELETE n");
    run(CONSTRAINT);
    run(
        "UNWIND range(1, %d) AS i CREATE (:Person {id: 'p' + (i * 7919) %% 1000})"
            .formatted(PEOPLE));
  }

  @AfterEach
  void end() {
    projections.stop();
    assertThat(new CommitListeners(server).all()).as("left behind").isEmpty();
  }

  private void run(String text) {
    database.executeTransactionally(text);
  }

  /**
   * Begins a projection, and waits until the people are ranked.
   *
   * @param pause until people are ranked again
   */
  private Projection ready(Duration pause) {
    projections =
        new Projections(
            server.service(),
            new ProjectionSettings(1 << 28, 1 << 28, Duration.ofSeconds(2), pause, LONG_PAUSE),
            new DefaultThreadFactory("test-projection", true),
            any -> false,
            NullLog.getInstance());
    projections.start();
    Projection projection = projections.projection(database);
    await().atMost(DEADLINE).until(() -> projection.load().fills() > 0);
    return projection;
  }

  private static Snapshot current(Projection projection) {
    return await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(2))
        .atMost(DEADLINE)
        .until(projection::graph, Objects::nonNull);
  }

  /** Checks that the ranks lead to the order that the ids in the store have. */
  private void assertInOrder(Snapshot graph) {
    List<Ranked> people = new ArrayList<>();
    try (Transaction transaction = database.beginTx();
        var nodes = transaction.findNodes(PERSON)) {
      nodes.forEachRemaining(
          node -> {
            int number = graph.person(NodeIds.of(node));
            int rank = number == SocialGraph.NONE ? SocialGraph.NONE : graph.rank(number);
            if (rank != SocialGraph.NONE) {
              people.add(new Ranked(node.getProperty("id", null), rank));
            }
          });
    }
    assertInOrder(people);
  }

  private static void assertInOrder(List<Ranked> people) {
    people.sort(Comparator.comparingInt(Ranked::rank));
    assertThat(people)
        .isSortedAccordingTo(Comparator.comparing(Ranked::id, ValueOrder.ASCENDING))
        .doesNotHaveDuplicates();
  }

  private int rank(Snapshot graph, String id) {
    try (Transaction transaction = database.beginTx()) {
      return graph.rank(graph.person(NodeIds.of(transaction.findNode(PERSON, "id", id))));
    }
  }

  private static long ranked(Snapshot graph) {
    return IntStream.range(0, graph.people())
        .filter(person -> graph.personNode(person) != AdjacencyChunk.UNUSED)
        .filter(person -> graph.rank(person) != SocialGraph.NONE)
        .count();
  }

  @Test
  void isThatOfCodePointsAndKnownOfEverybodyWhoseIdIsAText() {
    run(
        "UNWIND ['', 'p', 'P', 'p1 ', 'é', 'z', '\\uFFFD', '\\uD83D\\uDE00', 7, true] AS id"
            + " CREATE (:Person {id: id})");
    run("CREATE (:Person), ({id: 'nobody'})");
    Snapshot graph = current(ready(LONG_PAUSE));
    assertThat(ranked(graph)).isEqualTo(PEOPLE + 8);
    assertInOrder(graph);
    assertThat(rank(graph, "\uD83D\uDE00")).isGreaterThan(rank(graph, "\uFFFD"));
  }

  @Test
  void isReadFromTheIndexWithoutSorting() {
    ready(LONG_PAUSE);
    try (Transaction transaction = database.beginTx();
        var plan = transaction.execute("EXPLAIN " + PersonRanking.IN_ORDER)) {
      assertThat(plan.getExecutionPlanDescription().toString())
          .contains("IndexSeekByRange")
          .doesNotContain("Sort");
    }
  }

  @Test
  void isForgottenOfWhomACommitChanges() {
    run("CREATE (:Person:Guest {id: 'guest'}), (:Person {id: 'gone'}), (:Guest {id: 'late'})");
    Projection projection = ready(LONG_PAUSE);
    Snapshot before = current(projection);
    assertThat(ranked(before)).isEqualTo(PEOPLE + 2);
    run("CREATE (:Person {id: 'new'})");
    run("MATCH (p:Person {id: 'p919'}) SET p.id = 'zz'");
    run("MATCH (p:Person {id: 'guest'}) REMOVE p:Person SET p.id = 'a'");
    run("MATCH (p:Guest {id: 'a'}) SET p:Person");
    run("MATCH (p:Guest {id: 'late'}) SET p:Person");
    run("MATCH (p:Person {id: 'gone'}) DELETE p");
    run("CREATE (:Person {id: '0'})"); // has the number of the one who is gone
    run("MATCH (p:Person {id: 'p838'}) SET p.displayName = 'P', p.id = 'p838'");
    Snapshot after = current(projection);
    for (String id : List.of("new", "zz", "a", "late", "0")) {
      assertThat(rank(after, id)).as(id).isEqualTo(SocialGraph.NONE);
    }
    assertThat(rank(after, "p838")).isNotEqualTo(SocialGraph.NONE);
    assertThat(ranked(after)).isEqualTo(PEOPLE - 1);
    assertInOrder(after);
  }

  @Test
  void isRenewedAfterManyHaveCome() {
    Projection projection = ready(SHORT_PAUSE);
    run("UNWIND range(1, 100) AS i CREATE (:Person {id: 'new' + i})");
    await().atMost(DEADLINE).until(() -> ranked(current(projection)) == PEOPLE + 100);
    assertInOrder(current(projection));
  }

  @Test
  void isNotKnownWithoutTheIndex() {
    run("DROP CONSTRAINT person_id");
    assertThat(ranked(current(ready(LONG_PAUSE)))).isZero();
  }

  @Test
  void isMadeOnceTheIndexIsThere() {
    run("DROP CONSTRAINT person_id");
    Projection projection = ready(SHORT_PAUSE);
    assertThat(ranked(current(projection))).isZero();
    run(CONSTRAINT);
    await().atMost(DEADLINE).until(() -> ranked(current(projection)) == PEOPLE);
    assertInOrder(current(projection));
  }

  /** People are ranked while others write, and looked at while nobody does. */
  @Test
  void neverContradictsTheIdsWhileManyWrite() throws Exception {
    Projection projection = ready(Duration.ofMillis(1));
    ExecutorService threads = Executors.newCachedThreadPool();
    AtomicBoolean stopped = new AtomicBoolean();
    AtomicInteger writes = new AtomicInteger();
    List<Future<?>> all = new ArrayList<>();
    try {
      for (int writer = 0; writer < WRITERS; writer++) {
        Random random = new Random(writer);
        all.add(threads.submit(() -> write(random, stopped, writes)));
      }
      all.add(
          threads.submit(
              () -> {
                while (!stopped.get()) {
                  writing.writeLock().lock();
                  try {
                    assertInOrder(current(projection));
                  } finally {
                    writing.writeLock().unlock();
                  }
                }
              }));
      await()
          .atMost(2, MINUTES)
          .until(() -> writes.get() >= WRITES || all.stream().anyMatch(Future::isDone));
    } finally {
      stopped.set(true);
      threads.shutdown();
      assertThat(threads.awaitTermination(60, SECONDS)).isTrue();
    }
    for (Future<?> one : all) {
      one.get();
    }
    assertInOrder(current(projection));
    assertThat(ranked(current(projection))).isPositive();
  }

  private void write(Random random, AtomicBoolean stopped, AtomicInteger writes) {
    while (!stopped.get()) {
      String one = "p" + random.nextInt(1000);
      String other = "p" + random.nextInt(1000);
      writing.readLock().lock();
      try {
        run(
            switch (random.nextInt(4)) {
              case 0 -> "MERGE (:Person {id: '" + one + "'})";
              case 1 -> "MATCH (p:Person {id: '" + one + "'}) DETACH DELETE p";
              default ->
                  "MATCH (p:Person {id: '%s'}) WHERE NOT EXISTS { (:Person {id: '%s'}) } SET p.id = '%s'"
                      .formatted(one, other, other);
            });
        writes.incrementAndGet();
      } catch (TransientFailureException | QueryExecutionException e) {
        // somebody else has the id meanwhile
      } finally {
        writing.readLock().unlock();
      }
    }
  }
}
