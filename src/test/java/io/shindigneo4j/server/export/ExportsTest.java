package io.shindigneo4j.server.export;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;
import org.neo4j.logging.NullLog;

@DisplayName("The procedures of an export")
@ExtendWith(SharedGraphServer.class)
class ExportsTest {

  private static final long MEMORY = 1 << 20;
  private static final Duration LONG = Duration.ofMinutes(1);

  private final List<Exports> made = new ArrayList<>();
  private GraphServer server;
  private GraphDatabaseService database;
  private ProcedureRegistry registry;

  @BeforeEach
  void connect(GraphServer shared) {
    server = shared;
    database = server.database("neo4j");
    register(MEMORY, LONG, false);
  }

  @AfterEach
  void close() {
    made.forEach(Exports::close);
  }

  private void register(long memory, Duration lease, boolean follower) {
    Exports exports =
        new Exports(
            server.service(),
            memory,
            any -> follower,
            new DefaultThreadFactory("test-export", true),
            lease,
            NullLog.getInstance());
    made.add(exports);
    registry = new ProcedureRegistry();
    exports.register(registry);
  }

  private List<List<Object>> call(Transaction transaction, String name, Map<String, Object> with) {
    List<List<Object>> rows = new ArrayList<>();
    try (ProcedureCall call =
        registry.call(name, AccessMode.READ, transaction, ProcedureContexts.STORE, with)) {
      call.forEachRemaining(rows::add);
    }
    return rows;
  }

  private List<List<Object>> call(String name, Map<String, Object> parameters) {
    try (Transaction transaction = database.beginTx()) {
      return call(transaction, name, parameters);
    }
  }

  private List<List<Object>> begin(String export) {
    return call("system.export.begin", Map.of("export", export));
  }

  private List<List<Object>> next(String export, long chunk) {
    return call("system.export.next", Map.of("export", export, "chunk", chunk));
  }

  private void end(String export) {
    call("system.export.end", Map.of("export", export));
  }

  private void run(String cypher) {
    database.executeTransactionally(cypher);
  }

  private List<Object> kindsOfAll(String export) {
    List<Object> kinds = new ArrayList<>();
    for (long chunk = 1; !kinds.contains("end"); chunk++) {
      next(export, chunk).forEach(row -> kinds.add(row.get(0)));
    }
    return kinds;
  }

  private static void assertFails(String code, boolean retryable, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RequestException.class,
            failure -> {
              assertThat(failure.code()).isEqualTo(code);
              assertThat(failure.retryable()).isEqualTo(retryable);
            });
  }

  @Test
  void giveNodesThenRelationshipsThenCorrectionsAndTheEnd() {
    run("CREATE (:A {x: 1})-[:R {y: 2}]->(:B)");
    begin("e");
    assertThat(kindsOfAll("e"))
        .containsExactly("node", "node", "relationship", "corrections", "end");
    assertThat(next("e", 2)).as("nothing comes after the end").isEmpty();
  }

  @Test
  void giveWhatOthersHaveChangedMeanwhile() {
    run("CREATE (:A {x: 1})-[:R]->(:B)");
    begin("e");
    run("MATCH (a:A)-[r:R]->() SET a.x = 2 DELETE r");
    run("CREATE (:C)");
    List<Object> kinds = kindsOfAll("e");
    List<Object> corrections = kinds.subList(kinds.indexOf("corrections"), kinds.size());
    assertThat(corrections)
        .containsExactlyInAnyOrder("corrections", "node", "node", "gone-relationship", "end");
  }

  @Test
  void giveTheSameAnswerAgain() {
    run("UNWIND range(1, 100) AS i CREATE ({i: i, bytes: range(1, 10000)})");
    begin("e");
    List<List<Object>> first = next("e", 1);
    assertThat(first).hasSizeBetween(1, 99);
    assertThat(next("e", 1)).isEqualTo(first);
    List<List<Object>> second = next("e", 2);
    assertThat(second).isNotEmpty().doesNotContainAnyElementsOf(first);
    assertFails(ErrorCode.INVALID_PARAMETER, false, () -> next("e", 1));
    assertFails(ErrorCode.INVALID_PARAMETER, false, () -> next("e", 4));
  }

  @Test
  void areForOneExportOfADatabaseAtATime() {
    begin("e");
    begin("e");
    assertFails("export.busy", true, () -> begin("f"));
    assertFails("export.unknown", false, () -> next("f", 1));
    end("f");
    next("e", 1);
    end("e");
    assertFails("export.unknown", false, () -> next("e", 2));
    begin("f");
  }

  @Test
  void failAndHoldNothingWhenOthersChangeTooMuch() {
    register(2_000, LONG, false);
    begin("e");
    run("UNWIND range(1, 1000) AS i CREATE ()");
    assertFails("export.too-many-changes", true, () -> kindsOfAll("e"));
    end("e");
    begin("e");
    assertThat(kindsOfAll("e")).hasSizeGreaterThan(1000).endsWith("end");
  }

  /** No answer is lost and nobody waits: the next one begins. */
  @Test
  void endWithTheirClient() {
    register(MEMORY, Duration.ofMillis(50), false);
    begin("e");
    TestDeadlines.await()
        .untilAsserted(() -> assertFails("export.unknown", false, () -> next("e", 1)));
    begin("f");
  }

  @Test
  void areNotForAFollower() {
    register(MEMORY, LONG, true);
    assertFails(ErrorCode.NOT_LEADER, true, () -> begin("e"));
  }

  /** It has hashes of passwords, which no statement shows. */
  @Test
  void areNotForTheDatabaseOfUsers() {
    try (Transaction transaction = server.database("system").beginTx()) {
      assertFails(
          ErrorCode.FORBIDDEN_PROCEDURE,
          false,
          () -> call(transaction, "system.export.begin", Map.of("export", "e")));
    }
  }

  @Test
  void areNotForTransactionsThatHaveWritten() {
    begin("e");
    try (Transaction transaction = database.beginTx()) {
      transaction.createNode();
      assertFails(
          ErrorCode.INVALID_PARAMETER,
          false,
          () -> call(transaction, "system.export.next", Map.of("export", "e", "chunk", 1L)));
    }
  }

  /** In the last part of an export: a commit has begun before it, and hangs in another plug-in. */
  @Test
  void giveWhatIsChangedBetweenTheLastReadsAndTheEnd() throws Exception {
    run(
        """
        CREATE (a:A {x: 1, y: 1})-[:R {z: 1}]->(:B), (a)-[:S]->(:C), (:Gone),
          (:Untouched {x: 1}), (:Lonely)
        """);
    begin("e");
    Map<List<Object>, List<Object>> copy = new HashMap<>();
    try (SlowCommit slow = new SlowCommit("MATCH (l:Lonely) SET l.slow = true")) {
      List<List<Object>> first = next("e", 1);
      assertThat(first).extracting(row -> row.get(0)).contains("corrections").doesNotContain("end");
      first.forEach(row -> apply(row, copy));
      run("CREATE (:New {x: 1})-[:T {z: 2}]->(:New)");
      run("MATCH (a:A) SET a.x = 2, a:More REMOVE a.y");
      run("MATCH (a:A), (u:Untouched) CREATE (a)-[:T]->(u)");
      run("MATCH ()-[r:R]->() SET r.z = 2, r.w = 3");
      run("MATCH ()-[s:S]->() DELETE s");
      run("MATCH (g:Gone) DELETE g");
      slow.goOn();
    }
    for (long chunk = 2; !copy.containsKey(List.of("end")); chunk++) {
      next("e", chunk).forEach(row -> apply(row, copy));
    }
    copy.remove(List.of("end"));
    assertThat(copy.values()).containsExactlyInAnyOrderElementsOf(stored());
  }

  /** The last record of each node and each relationship holds. */
  private static void apply(List<Object> row, Map<List<Object>, List<Object>> copy) {
    switch ((String) row.get(0)) {
      case "end" -> copy.put(List.of("end"), row);
      case "corrections" -> {}
      case "gone-node" -> copy.remove(List.of("node", row.get(1)));
      case "gone-relationship" -> copy.remove(List.of("relationship", row.get(1)));
      default -> copy.put(row.subList(0, 2), row);
    }
  }

  private List<List<Object>> stored() {
    List<List<Object>> rows = new ArrayList<>();
    try (Transaction transaction = database.beginTx()) {
      for (Node node : transaction.getAllNodes()) {
        List<String> labels = new ArrayList<>();
        node.getLabels().forEach(label -> labels.add(label.name()));
        labels.sort(null);
        rows.add(
            Arrays.asList(
                "node", NodeIds.of(node), labels, null, null, null, node.getAllProperties()));
      }
      for (Relationship each : transaction.getAllRelationships()) {
        rows.add(
            Arrays.asList(
                "relationship",
                NodeIds.of(each),
                null,
                each.getType().name(),
                NodeIds.of(each.getStartNode()),
                NodeIds.of(each.getEndNode()),
                each.getAllProperties()));
      }
    }
    return rows;
  }

  /** A commit that waits, and for which nobody waits but an export at its end. */
  private final class SlowCommit extends TransactionEventListenerAdapter<Object>
      implements AutoCloseable {

    private final CountDownLatch committing = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final Thread writer;

    SlowCommit(String cypher) throws InterruptedException {
      writer = new Thread(() -> run(cypher));
      writer.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
      server.service().registerTransactionEventListener("neo4j", this);
      writer.start();
      assertThat(committing.await(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
    }

    @Override
    public Object beforeCommit(
        TransactionData data, Transaction transaction, GraphDatabaseService in) throws Exception {
      if (Thread.currentThread() == writer) {
        committing.countDown();
        assertThat(goOn.await(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
      }
      return null;
    }

    void goOn() {
      goOn.countDown();
    }

    @Override
    public void close() throws InterruptedException {
      goOn();
      writer.join(TestDeadlines.HANGING_MILLIS);
      server.service().unregisterTransactionEventListener("neo4j", this);
      assertThat(failure).hasNullValue();
    }
  }
}
