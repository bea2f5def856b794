package io.shindigneo4j.server.projection;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.query.Item.Detail;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

@DisplayName("The cached properties, while many write")
@StartsServer
class PropertiesUnderWritesTest {

  private static final int PEOPLE = 8;
  private static final int WRITERS = 2;
  private static final int READERS = 3;
  private static final int COMMITS = 1_200;
  private static final int ATTEMPTS = 10;
  private static final Selection SELECTION =
      new Selection(List.of("count", "text"), List.of("HAS_EMAIL"));
  private static final RelationshipType HAS_EMAIL = RelationshipType.withName("HAS_EMAIL");

  private static GraphServer server;

  private final long[] nodes = new long[PEOPLE];

  /** What the last commit that has returned has written. */
  private final AtomicLongArray written = new AtomicLongArray(PEOPLE);

  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong cachedReads = new AtomicLong();
  private final AtomicBoolean stopped = new AtomicBoolean();

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

  /**
   * @param bytes plenty, or so few that people come and go
   */
  @ParameterizedTest
  @ValueSource(longs = {1 << 26, 15_000})
  void areNeverOlderThanACommitThatHasReturned(long bytes) throws Exception {
    GraphDatabaseAPI database = (GraphDatabaseAPI) server.database("neo4j");
    create(database);
    Projections projections =
        new Projections(
            server.service(),
            ProjectionSettings.of(0, bytes),
            new DefaultThreadFactory("test-projection", true),
            any -> false,
            NullLog.getInstance());
    projections.start();
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      Projection projection = projections.projection(database);
      await().until(projection::hasNodes);
      List<Future<?>> all = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        int first = writer;
        all.add(threads.submit(() -> write(database, first)));
      }
      for (int reader = 0; reader < READERS; reader++) {
        Random random = new Random(reader);
        all.add(threads.submit(() -> read(database, projections.contexts(database), random)));
      }
      await().until(() -> commits.get() > COMMITS || all.stream().anyMatch(Future::isDone));
      stopped.set(true);
      for (Future<?> one : all) {
        one.get(TestDeadlines.HANGING_SECONDS, SECONDS);
      }
      assertThat(cachedReads.get()).isPositive();
    } finally {
      stopped.set(true);
      projections.stop();
      threads.shutdown();
      assertThat(threads.awaitTermination(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
    }
  }

  private void create(GraphDatabaseAPI database) {
    try (Transaction transaction = database.beginTx()) {
      for (int i = 0; i < PEOPLE; i++) {
        Node person = transaction.createNode(Label.label("Person"));
        person.setProperty("count", 0L);
        person.setProperty("text", "0" + "x".repeat(200));
        nodes[i] = NodeIds.of(person);
        written.set(i, 0);
      }
      transaction.commit();
    }
  }

  /** Each person has one writer. */
  private void write(GraphDatabaseAPI database, int first) {
    for (long count = 1; !stopped.get(); count++) {
      for (int person = first; person < PEOPLE; person += WRITERS) {
        try (Transaction transaction = database.beginTx()) {
          Node node = NodeIds.node(transaction, nodes[person]);
          node.setProperty("count", count);
          node.setProperty("text", count + "x".repeat(200));
          writeEntry(transaction, node, count);
          if (count % 7 == 0) {
            transaction.rollback();
            continue;
          }
          transaction.commit();
        }
        written.set(person, count);
        commits.incrementAndGet();
      }
    }
  }

  /** In the place of the last, or into it. */
  private static void writeEntry(Transaction transaction, Node person, long count) {
    Relationship has = person.getSingleRelationship(HAS_EMAIL, Direction.OUTGOING);
    Node entry = has == null ? null : has.getEndNode();
    if (entry == null || count % 2 == 0) {
      if (entry != null) {
        has.delete();
        entry.delete();
      }
      entry = transaction.createNode();
      person.createRelationshipTo(entry, HAS_EMAIL);
    }
    entry.setProperty("count", count);
  }

  private void read(GraphDatabaseAPI database, ProcedureContexts contexts, Random random) {
    while (!stopped.get()) {
      int person = random.nextInt(PEOPLE);
      long least = written.get(person);
      try (Transaction transaction = database.beginTx()) {
        ProcedureContext context = contexts.of(transaction, AccessMode.READ);
        cachedReads.addAndGet(context.properties() instanceof CachingNodeProperties ? 1 : 0);
        NodeReader reader = new NodeReader(context, SELECTION);
        List<Object> values = reader.values(nodes[person]);
        assertThat((Long) values.get(0)).isGreaterThanOrEqualTo(least);
        assertThat(Long.parseLong(((String) values.get(1)).replace("x", "")))
            .isGreaterThanOrEqualTo(least);
      }
      assertThat(entryCount(database, contexts, nodes[person], least))
          .isGreaterThanOrEqualTo(least);
    }
  }

  /**
   * Reads again while the count is less, since a reader of the store misses what is replaced at
   * this moment. An attempt that finds no entry at all does not count.
   */
  private static long entryCount(
      GraphDatabaseAPI database, ProcedureContexts contexts, long person, long least) {
    long count = 0;
    long deadline = System.nanoTime() + TestDeadlines.HANGING.toNanos();
    int attempts = 0;
    while (count < least && attempts < ATTEMPTS && System.nanoTime() < deadline) {
      try (Transaction transaction = database.beginTx()) {
        ProcedureContext context = contexts.of(transaction, AccessMode.READ);
        for (Detail entry : new NodeReader(context, SELECTION).details(person)) {
          Object known = entry.properties().get("count");
          count = known == null ? 0 : (Long) known;
        }
        attempts += count > 0 ? 1 : 0;
      } catch (NotFoundException e) {
        // deleted meanwhile
      }
    }
    return count;
  }
}
