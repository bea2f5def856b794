package io.shindigneo4j.packs.traversal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.packs.PackCalls;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

@DisplayName("The traversal pack")
@ExtendWith(SharedGraphServer.class)
class TraversalTest {

  private static final long NODES = 121; // 1 + 3 + 9 + 27 + 81

  private GraphDatabaseService database;
  private PackCalls calls;
  private TreePopulate populate;
  private TreeClear clear;
  private TrueCount count;

  @BeforeEach
  void begin(GraphServer server) {
    database = server.database("neo4j");
    calls = PackCalls.of(database);
    TreeStore plot = new TreeStore(server.service());
    populate = new TreePopulate(plot);
    clear = new TreeClear(plot);
    count = new TrueCount(new CounterFactory(new KindCaches(server.service())));
  }

  private Map<String, Object> populate() {
    return calls.one(populate, "depth", 2L, "fanout", 3L);
  }

  @Test
  void createsATreeOfTheGivenSize() {
    Map<String, Object> made = populate();
    assertThat(made).containsEntry("nodes", NODES);
    assertThat(number("MATCH (n:TraversalTree) RETURN count(n) AS found")).isEqualTo(NODES);
    assertThat(number("MATCH (:Root:A)-[:HAS_B]->(n:B) RETURN count(n) AS found")).isEqualTo(3);
    assertThat(number("MATCH (:B)-[:HAS_A]->(n:A) RETURN count(n) AS found")).isEqualTo(90);
    assertThat(number("MATCH (:A)-[:HAS_B]->(n:B) RETURN count(n) AS found")).isEqualTo(30);
    assertThat(number("MATCH (n:B {value: true}) RETURN count(n) AS found"))
        .isEqualTo(made.get("trueNodes"));
  }

  private long number(String text) {
    try (Transaction transaction = database.beginTx()) {
      return (Long) transaction.execute(text).next().get("found");
    }
  }

  @Test
  void createsTheDefaultTree() {
    assertThat(TreePopulate.OPERATION.fromMap(Map.of()).nodes()).isEqualTo(1_398_101);
  }

  @ParameterizedTest
  @CsvSource({
    "breadth_first, framework",
    "breadth_first, direct",
    "breadth_first, direct_cached",
    "depth_first, framework",
    "depth_first, direct",
    "depth_first, direct_cached",
  })
  void countsTheTrueNodes(String order, String method) {
    Map<String, Object> made = populate();
    Map<String, Object> counted =
        calls.one(count, "order", order, "method", method, "repetitions", 3L);
    assertThat(counted)
        .containsEntry("count", made.get("trueNodes"))
        .containsEntry("visited", NODES)
        .containsEntry("remembered", 0L);
    assertThat((Long) counted.get("medianMicros"))
        .isLessThanOrEqualTo((Long) counted.get("maximumMicros"));
    assertThat((Long) counted.get("allocatedBytes")).isNotNegative();
  }

  @ParameterizedTest
  @CsvSource({"framework", "direct"})
  void countsOnlyBNodesOfTheTreeWithTheBooleanTrue(String method) {
    database.executeTransactionally(
        """
        CREATE (root:Root:A:TraversalTree),
          (root)-[:HAS_B]->(b:B {value: true})-[:HAS_A]->(a:A {value: true}),
          (root)-[:HAS_B]->(:B {value: 'true'}), (root)-[:HAS_B]->(:B {value: 1}),
          (root)-[:HAS_B]->(:B {other: true, value: false}), (root)-[:HAS_B]->(:B),
          (root)-[:HAS_B]->(:B:A {other: 1, value: true}),
          (root)<-[:HAS_B]-(:B {value: true}), (root)-[:HAS_A]->(:B {value: true}),
          (b)-[:HAS_B]->(:B {value: true}), (:Root:A)-[:HAS_B]->(:B {value: true})
        """);
    assertThat(calls.one(count, "method", method))
        .containsEntry("count", 2L)
        .containsEntry("visited", 8L);
  }

  @ParameterizedTest
  @CsvSource({"framework", "direct"})
  void countsNothingWithoutATree(String method) {
    assertThat(calls.one(count, "method", method)).containsEntry("count", 0L);
  }

  @ParameterizedTest
  @CsvSource({"FRAMEWORK", "DIRECT"})
  void seesWhatItsOwnTransactionHasWritten(Method method) {
    populate();
    try (Transaction transaction = database.beginTx()) {
      transaction.execute("MATCH (b:B) SET b.value = false").close();
      assertThat(counted(transaction, method)).isZero();
      transaction.execute("MATCH (b:B) SET b.value = true").close();
      assertThat(counted(transaction, method)).isEqualTo(30);
    }
  }

  private static long counted(Transaction transaction, Method method) {
    Visits visits = new Visits(transaction);
    try (TrueNodeCounter counting =
        method == Method.FRAMEWORK
            ? new FrameworkCounter(transaction, Order.DEPTH_FIRST, visits)
            : DirectCounts.of(transaction, visits)) {
      return counting.trueNodes();
    }
  }

  @ParameterizedTest
  @CsvSource({"FRAMEWORK", "DIRECT"})
  void endsInACyclicTree(Method method) {
    database.executeTransactionally(
        "CREATE (a:Root:A:TraversalTree)-[:HAS_B]->(b:B)-[:HAS_A]->(a)");
    try (Transaction transaction = database.beginTx()) {
      Visits visits = new Visits(transaction, 1_000);
      try (TrueNodeCounter counting =
          method == Method.FRAMEWORK
              ? new FrameworkCounter(transaction, Order.DEPTH_FIRST, visits)
              : DirectCounts.of(transaction, visits)) {
        assertThatThrownBy(counting::trueNodes).isInstanceOf(RequestException.class);
      }
    }
  }

  @Test
  void hasOneTreeAtATime() {
    populate();
    assertThatThrownBy(this::populate)
        .isInstanceOfSatisfying(
            RequestException.class,
            refusal -> assertThat(refusal.code()).isEqualTo(TreeStore.EXISTS));
  }

  @Test
  void clearsTheTreeAndNothingElse() {
    database.executeTransactionally("CREATE (:Root:A)-[:HAS_B]->(:B {value: true})");
    populate();
    assertThat(calls.one(clear)).isEqualTo(Map.of("nodes", NODES));
    assertThat(number("MATCH (n) RETURN count(n) AS found")).isEqualTo(2);
    assertThat(calls.one(clear)).isEqualTo(Map.of("nodes", 0L));
    populate();
  }

  @ParameterizedTest
  @CsvSource({
    "depth, 0, depth must be from 1 to 50",
    "fanout, 1001, fanout must be from 1 to 1000",
    "depth, 50, depth and fanout make a tree of more than 10000000 nodes",
  })
  void refusesALargerTree(String name, long value, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.one(populate, name, value))
        .withMessage(message);
  }

  @Test
  void limitsTheRepetitions() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.one(count, "repetitions", 10_001L))
        .withMessage("repetitions must be from 1 to 10000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> calls.one(count, "order", "random"))
        .withMessage("order has no value random");
  }
}
