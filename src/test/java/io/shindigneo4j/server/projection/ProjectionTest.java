package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.MINUTES;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@DisplayName("The graph in memory, while many write")
@StartsServer
class ProjectionTest {

  private static final int WRITERS = 3;
  private static final int READERS = 2;
  private static final int ROUNDS = 12;
  private static final int COMMITS = 150;

  private static GraphServer server;
  private GraphDatabaseService database;
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
    database = server.database("neo4j");
    database.executeTransactionally("MATCH (n) DETACH DELETE n");
    RandomWriter.prepare(database, 60);
    projections = projections();
  }

  private static Projections projections() {
    Projections projections =
        new Projections(
            server.service(),
            ProjectionSettings.of(1 << 30, 1 << 26),
            new DefaultThreadFactory("test-projection", true),
            any -> false,
            NullLog.getInstance());
    projections.start();
    return projections;
  }

  @AfterEach
  void end() {
    projections.stop();
  }

  private Projection ready() {
    Projection projection = projections.projection((GraphDatabaseAPI) database);
    current(projection);
    return projection;
  }

  private static Snapshot current(Projection projection) {
    return await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(2))
        .atMost(2, MINUTES)
        .until(projection::graph, Objects::nonNull);
  }

  @Test
  void equalsTheStoreAfterEachOfManyRounds() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      if (round % 3 == 0) { // so that every third round begins with a fill during writes
        projections.stop();
        projections = projections();
      }
      writeAndRead(round);
      assertThat(PlainGraph.of(current(ready())).toString())
          .as("round %d", round)
          .isEqualTo(PlainGraph.inStore(database).toString());
    }
  }

  /** Nothing would free it later: no commit names the person again. */
  @Test
  void keepsNoNumberOfAPersonWhoIsDeletedWhileItIsFilled() {
    GraphDelta deletion = new GraphDelta();
    try (Transaction transaction = database.beginTx()) {
      deletion.deletedNodes.add(NodeIds.of(transaction.createNode(Label.label(GraphNames.PERSON))));
      transaction.commit();
    }
    Iterator<GraphDelta> commits = List.of(deletion).iterator();
    StoreScan scan =
        new StoreScan(
            new MemoryBudget(1 << 30, () -> false),
            () -> commits.hasNext() ? List.of(commits.next()) : List.of());
    scan.read(database);
    assertThat(scan.free().people().size()).isEqualTo(1);
  }

  private void writeAndRead(int round) throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    AtomicBoolean stopped = new AtomicBoolean();
    AtomicLong seen = new AtomicLong();
    try {
      List<RandomWriter> writers =
          IntStream.range(0, WRITERS)
              .mapToObj(writer -> new RandomWriter(database, 1000L * round + writer))
              .toList();
      List<Future<?>> all = new ArrayList<>();
      writers.forEach(writer -> all.add(threads.submit(() -> repeat(stopped, writer::step))));
      Projection projection = projections.projection((GraphDatabaseAPI) database);
      for (int reader = 0; reader < READERS; reader++) {
        all.add(threads.submit(() -> repeat(stopped, () -> check(projection, seen))));
      }
      await()
          .atMost(2, MINUTES)
          .until(() -> commits(writers) >= COMMITS || all.stream().anyMatch(Future::isDone));
      stopped.set(true);
      for (Future<?> one : all) {
        one.get(60, SECONDS);
      }
    } finally {
      stopped.set(true);
      threads.shutdown();
      assertThat(threads.awaitTermination(60, SECONDS)).isTrue();
    }
  }

  private static int commits(List<RandomWriter> writers) {
    return writers.stream().mapToInt(RandomWriter::commits).sum();
  }

  private static void repeat(AtomicBoolean stopped, Runnable action) {
    while (!stopped.get()) {
      action.run();
    }
  }

  /** Checks what no commit changes. */
  private void check(Projection projection, AtomicLong seen) {
    Snapshot graph = projection.graph();
    if (graph == null) {
      LockSupport.parkNanos(100_000);
      return;
    }
    seen.incrementAndGet();
    for (int person = 0; person < graph.people(); person++) {
      if (graph.personAdjacency().node(person) >= 0) {
        if (!Arrays.equals(graph.friends(person), graph.incomingFriends(person))) {
          throw new AssertionError("a friendship in one direction");
        }
      }
    }
    assertThat(tableSize(graph)).isEqualTo(RandomWriter.MEMBERS);
    LockSupport.parkNanos(100_000);
  }

  private int tableSize(Snapshot graph) {
    return IntStream.range(0, graph.groups())
        .filter(group -> graph.groupNode(group) == table)
        .map(group -> graph.members(group).length)
        .findFirst()
        .orElse(0);
  }

  private long table;

  @BeforeEach
  void findTable() {
    try (Transaction transaction = database.beginTx();
        var tables = transaction.findNodes(RandomWriter.ROUND_TABLE)) {
      table = NodeIds.of(tables.next());
    }
  }
}
