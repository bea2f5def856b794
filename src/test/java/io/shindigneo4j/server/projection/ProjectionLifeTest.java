package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.projection.Projection.State;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.LogLines;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListener;
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.kernel.internal.event.GlobalTransactionEventListeners;
import org.neo4j.logging.Log;
import org.neo4j.logging.NullLog;

@DisplayName("The graph in memory")
class ProjectionLifeTest {

  private static final RelationshipType FRIEND_OF = RelationshipType.withName("FRIEND_OF");
  private static final Label PERSON = Label.label("Person");
  private static final long PLENTY = 1 << 28;

  private static GraphServer server;
  private GraphDatabaseAPI database;
  private Projections projections;

  @BeforeAll
  static void startWithoutProjection() {
    server = GraphServer.start(NOTHING_KEPT);
  }

  private static final Map<org.neo4j.graphdb.config.Setting<?>, Object> NOTHING_KEPT =
      Map.of(
          ServerSettings.enabled, false,
          ServerSettings.projection_memory, 0L,
          ServerSettings.properties_memory, 0L);

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
          (b)-[:FRIEND_OF {since: 1}]->(a), (:Person {id: 'c'}), (a)-[:MEMBER_OF]->(:Group {id: 'g'})
        """);
    projections = projections(PLENTY, PLENTY);
  }

  private static Projections projections(long graphBytes, long propertyBytes) {
    return projections(graphBytes, propertyBytes, NullLog.getInstance());
  }

  private static Projections projections(long graphBytes, long propertyBytes, Log log) {
    ProjectionSettings settings =
        new ProjectionSettings(
            graphBytes,
            propertyBytes,
            Duration.ofMillis(500),
            Duration.ofMillis(50),
            Duration.ofMillis(500));
    Projections projections =
        new Projections(
            server.service(), settings, new DefaultThreadFactory("test-projection", true), log);
    projections.start();
    return projections;
  }

  @AfterEach
  void end() {
    projections.stop();
    assertThat(listeners()).as("left behind").isEmpty();
  }

  private Projection ready() {
    Projection projection = projections.projection(database);
    await().atMost(30, SECONDS).until(() -> projection.graph() != null);
    return projection;
  }

  @Test
  void hasWhatIsInTheStore() {
    assertThat(PlainGraph.of(ready().graph())).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void hasACommitAsSoonAsThatReturns() {
    Projection projection = ready();
    int seen = 0;
    for (int i = 1; i <= 300; i++) {
      run("MATCH (a:Person {id: 'a'}), (c:Person {id: 'c'}) CREATE (a)-[:FRIEND_OF]->(c)");
      Snapshot graph = projection.graph();
      if (graph != null) {
        assertThat(graph.friends(graph.person(node("a")))).hasSize(1 + i);
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(250);
  }

  @Test
  void hasNothingOfWhatIsRolledBack() {
    Projection projection = ready();
    try (Transaction transaction = database.beginTx()) {
      transaction
          .createNode(PERSON)
          .createRelationshipTo(transaction.createNode(PERSON), FRIEND_OF);
    }
    assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
  }

  /** Somebody may have asked for it while the database stopped. */
  @Test
  void isAnotherOneWhenTheDatabaseStarts() {
    Projection before = ready();
    projections.databaseStart(database::databaseName);
    assertThat(before.graphState()).isEqualTo(Projection.State.ENDED);
    assertThat(ready()).isNotSameAs(before);
  }

  @Test
  void isNotForATransactionThatHasWritten() {
    ready();
    ProcedureContexts contexts = projections.contexts(database);
    try (Transaction transaction = database.beginTx()) {
      assertThat(contexts.of(transaction, AccessMode.READ).graph()).isInstanceOf(Snapshot.class);
      Node friend = transaction.createNode(PERSON);
      transaction.findNode(PERSON, "id", "c").createRelationshipTo(friend, FRIEND_OF);
      ProcedureContext own = contexts.of(transaction, AccessMode.READ);
      assertThat(own.graph()).isNotInstanceOf(Snapshot.class);
      int c = own.graph().person(own.person("c"));
      assertThat(own.graph().personNode(own.graph().friends(c)[0])).isEqualTo(NodeIds.of(friend));
      assertThat(friendsOfC(contexts)).isEmpty();
    }
  }

  /** In another transaction, on the same thread. */
  private int[] friendsOfC(ProcedureContexts contexts) {
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext context = contexts.of(transaction, AccessMode.READ);
      assertThat(context.graph()).isInstanceOf(Snapshot.class);
      return context.graph().friends(context.graph().person(context.person("c")));
    }
  }

  @Test
  void isNotForAProcedureThatMayWrite() {
    ready();
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext context = projections.contexts(database).of(transaction, AccessMode.WRITE);
      assertThat(context.graph()).isNotInstanceOf(Snapshot.class);
    }
  }

  @Test
  void isNotForWhoMayNotReadAll() {
    ready();
    ProcedureContexts contexts = projections.contexts(database);
    try (InternalTransaction transaction = (InternalTransaction) database.beginTx()) {
      KernelTransaction kernel = transaction.kernelTransaction();
      SecurityContext all = kernel.securityContext();
      var none = org.neo4j.internal.kernel.api.security.AccessMode.Static.ACCESS;
      try (var restricted = kernel.overrideWith(all.withMode(none))) {
        assertThat(contexts.of(transaction, AccessMode.READ).graph())
            .isNotInstanceOf(Snapshot.class);
      }
      assertThat(contexts.of(transaction, AccessMode.READ).graph()).isInstanceOf(Snapshot.class);
    }
  }

  @Test
  void isNeverWithoutACommitThatItHasNotHeardOf() {
    Projection projection = ready();
    hidden(
        () -> run("MATCH (c:Person {id: 'c'}), (a:Person {id: 'a'}) CREATE (c)-[:FRIEND_OF]->(a)"));
    long asked = System.nanoTime();
    while (projection.graph() == null) {
      assertThat(System.nanoTime() - asked).isLessThan(SECONDS.toNanos(30));
    }
    assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
    assertThat(projection.load().fallbacks()).isPositive();
  }

  @Test
  void hasAnEraUntilThereIsACommitThatItHasNotHeardOf() {
    ready();
    long era = era(AccessMode.READ);
    assertThat(era).isNotEqualTo(ProcedureContext.NO_ERA);
    run("CREATE (:Person)");
    await().atMost(30, SECONDS).until(() -> era(AccessMode.READ) == era);
    hidden(() -> run("CREATE (:Person)"));
    assertThat(era(AccessMode.READ)).isNotEqualTo(era);
    await().atMost(30, SECONDS).until(() -> era(AccessMode.READ) > era);
  }

  private long era(AccessMode mode) {
    try (Transaction transaction = database.beginTx()) {
      return projections.contexts(database).of(transaction, mode).era();
    }
  }

  @Test
  void hasNoEraForATransactionThatWrites() {
    ready();
    assertThat(era(AccessMode.WRITE)).isEqualTo(ProcedureContext.NO_ERA);
    try (Transaction transaction = database.beginTx()) {
      transaction.createNode();
      assertThat(projections.contexts(database).of(transaction, AccessMode.READ).era())
          .isEqualTo(ProcedureContext.NO_ERA);
    }
  }

  @Test
  void isReadAgainThoughOthersCommitAfterwards() {
    Projection projection = ready();
    hidden(() -> run("MATCH (a:Person {id: 'a'}) REMOVE a:Person"));
    await()
        .atMost(30, SECONDS)
        .until(
            () -> {
              run("CREATE (:Person)");
              return projection.graph() != null;
            });
    assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
  }

  /** As another member of a cluster would do it. */
  private void hidden(Runnable commit) {
    List<TransactionEventListener<?>> listeners = List.copyOf(listeners());
    listeners.forEach(
        listener -> server.service().unregisterTransactionEventListener("neo4j", listener));
    commit.run();
    listeners.forEach(
        listener -> server.service().registerTransactionEventListener("neo4j", listener));
  }

  private Collection<TransactionEventListener<?>> listeners() {
    return database
        .getDependencyResolver()
        .resolveDependency(GlobalTransactionEventListeners.class)
        .getDatabaseTransactionEventListeners("neo4j")
        .stream()
        .filter(CommitListener.class::isInstance)
        .toList();
  }

  /** Makes each new person a friend of the first. */
  private static final class Matchmaker extends TransactionEventListenerAdapter<Object> {

    @Override
    public Object beforeCommit(
        TransactionData data, Transaction transaction, GraphDatabaseService database) {
      for (Node node : data.createdNodes()) {
        Node first = transaction.findNode(PERSON, "id", "a");
        node.createRelationshipTo(first, FRIEND_OF).setProperty("since", 7L);
        first.createRelationshipTo(node, FRIEND_OF).setProperty("since", 7L);
        node.addLabel(PERSON);
      }
      return null;
    }
  }

  @Test
  void hasWhatAListenerBeforeItsOwnAddsToACommit() {
    Matchmaker matchmaker = new Matchmaker();
    server.service().registerTransactionEventListener("neo4j", matchmaker);
    try {
      Projection projection = ready();
      run("CREATE ({id: 'd'})");
      assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
      assertThat(projection.graph().people()).isEqualTo(4);
    } finally {
      server.service().unregisterTransactionEventListener("neo4j", matchmaker);
    }
  }

  @Test
  void hasWhatAListenerAfterItsOwnAddsToACommit() {
    Projection projection = ready();
    Matchmaker matchmaker = new Matchmaker();
    server.service().registerTransactionEventListener("neo4j", matchmaker);
    try {
      run("CREATE ({id: 'd'})");
      assertThat(projection.graph()).isNull();
      await().atMost(30, SECONDS).until(() -> projection.graph() != null);
      assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
      run("CREATE ({id: 'e'})"); // and from now on its own is the last
      assertThat(PlainGraph.of(projection.graph())).isEqualTo(PlainGraph.inStore(database));
    } finally {
      server.service().unregisterTransactionEventListener("neo4j", matchmaker);
    }
  }

  @Test
  void staysInTheStoreWhereItIsOff() {
    projections.stop();
    projections = projections(0, 0);
    assertThat(projections.contexts(database)).isSameAs(ProcedureContexts.STORE);
    projections.stop();
    projections = projections(0, PLENTY);
    Projection projection = projections.projection(database);
    await().atMost(30, SECONDS).until(projection::hasNodes);
    assertThat(projection.graph()).isNull();
    assertThat(projection.graphState()).isEqualTo(State.OFF);
    assertThat(projection.load().fallbacks()).isZero();
  }

  @Test
  void staysInTheStoreWhereItIsTooLarge() {
    projections.stop();
    LogLines logs = new LogLines();
    projections = projections(1_000, PLENTY, logs.neo4j().getLog(Projection.class));
    Projection projection = projections.projection(database);
    await().atMost(30, SECONDS).until(() -> projection.graphState() == State.FULL);
    await().atMost(30, SECONDS).until(projection::hasNodes);
    assertThat(projection.graph()).isNull();
    run("CREATE (:Person)");
    assertThat(projection.hasNodes()).isTrue();
    assertThat(logs.lines()).filteredOn(line -> line.contains("stays in the store")).hasSize(1);
    logs.close();
  }

  @Test
  void goesWhenItBecomesTooLarge() {
    projections.stop();
    LogLines logs = new LogLines();
    projections = projections(60_000, 0, logs.neo4j().getLog(Projection.class));
    Projection projection = ready();
    run("UNWIND range(1, 5000) AS i CREATE (:Person)");
    assertThat(projection.graph()).isNull();
    assertThat(projection.graphState()).isEqualTo(State.FULL);
    assertThat(logs.lines()).filteredOn(line -> line.contains("stays in the store")).hasSize(1);
    logs.close();
  }

  @Test
  void tellsWhatItTakes() {
    Snapshot graph = ready().graph();
    assertThat(graph.friendships()).isEqualTo(2);
    assertThat(graph.memberships()).isEqualTo(1);
    assertThat(graph.peopleSpace().labelled()).isEqualTo(3);
    run("UNWIND range(1, 10000) AS i CREATE (:Person)");
    long people = ready().graph().bytes();
    assertThat(people / 10_000).isBetween(20L, 100L);
    run(
        """
        MATCH (a:Person) WITH collect(a) AS all
        UNWIND range(0, 9999) AS i UNWIND range(1, 10) AS k
        WITH all[i] AS a, all[(i + k) % 10000] AS b
        CREATE (a)-[:FRIEND_OF {since: 1}]->(b), (b)-[:FRIEND_OF {since: 1}]->(a)
        """);
    long friendships = ready().graph().bytes() - people;
    assertThat(friendships / 200_000).isBetween(10L, 20L);
  }

  @Test
  void beginsAnewWhenTheServerDoes() {
    ready();
    server.restart(NOTHING_KEPT); // ends the listener of databases
    database = (GraphDatabaseAPI) server.database("neo4j");
    assertThat(database.isAvailable(30_000)).isTrue();
    projections = projections(PLENTY, PLENTY);
    assertThat(PlainGraph.of(ready().graph())).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void isNotThereAfterTheEnd() {
    Projection projection = ready();
    projections.databaseShutdown(() -> "neo4j");
    assertThat(projection.graph()).isNull();
    assertThat(projection.hasNodes()).isFalse();
    assertThat(listeners()).isEmpty();
    assertThat(projections.projection(database)).isNotSameAs(projection);
    ready();
  }

  @Test
  void beginsAgainAfterAStop() {
    ready();
    projections.stop();
    assertThat(projections.projection(database)).isNull();
    try (Transaction transaction = database.beginTx()) {
      assertThat(projections.contexts(database).of(transaction, AccessMode.READ).graph())
          .isNotInstanceOf(Snapshot.class);
    }
    projections.start();
    assertThat(PlainGraph.of(ready().graph())).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void endsInTheMiddleOfAFill() {
    run("UNWIND range(1, 20000) AS i CREATE (:Person)");
    Projection projection = projections.projection(database);
    await().atMost(30, SECONDS).until(() -> projection.graphState() == State.FILLING);
    long began = System.nanoTime();
    projections.stop();
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(4));
    assertThat(projection.graph()).isNull();
  }

  @Test
  void findsAPersonWhoseIdHasPassedToAnother() {
    ready();
    assertThat(idOf("a")).isEqualTo(node("a"));
    assertThat(idOf("a")).isEqualTo(node("a"));
    long former = node("a");
    run("MATCH (a:Person {id: 'a'}), (c:Person {id: 'c'}) SET a.id = 'former', c.id = 'a'");
    assertThat(idOf("a")).isEqualTo(node("a")).isNotEqualTo(former);
    run("MATCH (a:Person {id: 'a'}) REMOVE a:Person");
    assertThat(idOf("a")).isEqualTo(SocialGraph.NONE);
    run("CREATE (:Person {id: 'a'})");
    assertThat(idOf("a")).isEqualTo(node("a"));
    run("MATCH (a:Person {id: 'a'}) DELETE a");
    assertThat(idOf("a")).isEqualTo(SocialGraph.NONE);
  }

  /**
   * With the person's properties in memory afterwards, so that the next time is without the index.
   */
  private long idOf(String id) {
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext context = projections.contexts(database).of(transaction, AccessMode.READ);
      long found = context.person(id);
      if (found != SocialGraph.NONE) {
        assertThat(context.properties().values(found, new String[] {"id"})).containsExactly(id);
      }
      return found;
    }
  }

  private long node(String id) {
    try (Transaction transaction = database.beginTx()) {
      return NodeIds.of(transaction.findNode(PERSON, "id", id));
    }
  }

  private void run(String text) {
    database.executeTransactionally(text);
  }
}
