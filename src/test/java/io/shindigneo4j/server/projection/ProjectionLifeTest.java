package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.StartsServer;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
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
import org.neo4j.graphdb.event.TransactionEventListenerAdapter;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;
import org.neo4j.logging.NullLog;

@DisplayName("The graph in memory")
@StartsServer
class ProjectionLifeTest {

  private static final RelationshipType FRIEND_OF = RelationshipType.withName("FRIEND_OF");
  private static final Label PERSON = Label.label("Person");
  private static final long PLENTY = 1 << 28;
  private static final Duration DEADLINE = Duration.ofMinutes(2);

  private static GraphServer server;
  private GraphDatabaseAPI database;
  private Projections projections;

  @BeforeAll
  static void startWithoutProjection() {
    server = GraphServer.start(PLUG_IN_OFF);
  }

  private static final Map<org.neo4j.graphdb.config.Setting<?>, Object> PLUG_IN_OFF =
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
            server.service(),
            settings,
            new DefaultThreadFactory("test-projection", true),
            any -> false,
            log);
    projections.start();
    return projections;
  }

  @AfterEach
  void end() {
    projections.stop();
    assertThat(new CommitListeners(server).all()).as("left behind").isEmpty();
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

  @Test
  void equalsTheStore() {
    assertThat(PlainGraph.of(current(ready()))).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void hasEachCommitAsSoonAsItReturns() {
    Projection projection = ready();
    for (int i = 1; i <= 300; i++) {
      run("MATCH (a:Person {id: 'a'}), (c:Person {id: 'c'}) CREATE (a)-[:FRIEND_OF]->(c)");
      Snapshot graph = current(projection);
      assertThat(graph.friends(graph.person(node("a")))).hasSize(1 + i);
    }
  }

  @Test
  void ignoresARollback() {
    Projection projection = ready();
    try (Transaction transaction = database.beginTx()) {
      transaction
          .createNode(PERSON)
          .createRelationshipTo(transaction.createNode(PERSON), FRIEND_OF);
    }
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
  }

  /** A request may have begun a projection while the database stopped. */
  @Test
  void isReplacedWhenTheDatabaseStarts() {
    Projection before = ready();
    projections.databaseStart(database::databaseName);
    assertThat(before.graphState()).isEqualTo(ProjectionState.ENDED);
    assertThat(ready()).isNotSameAs(before);
  }

  @Test
  void isNotUsedByATransactionThatHasWritten() {
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
  void isNotUsedByAProcedureThatMayWrite() {
    ready();
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext context = projections.contexts(database).of(transaction, AccessMode.WRITE);
      assertThat(context.graph()).isNotInstanceOf(Snapshot.class);
    }
  }

  @Test
  void isNotUsedForAUserWhoMayNotReadEverything() {
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
  void neverLacksACommitThatTheListenerMissed() {
    Projection projection = ready();
    new CommitListeners(server)
        .without(
            () ->
                run(
                    "MATCH (c:Person {id: 'c'}), (a:Person {id: 'a'}) CREATE"
                        + " (c)-[:FRIEND_OF]->(a)"));
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    assertThat(projection.load().fallbacks()).isPositive();
  }

  @Test
  void keepsItsEraUntilTheListenerMissesACommit() {
    ready();
    long era = era(AccessMode.READ);
    assertThat(era).isNotEqualTo(ProcedureContext.NO_ERA);
    run("CREATE (:Person)");
    await().atMost(DEADLINE).until(() -> era(AccessMode.READ) == era);
    new CommitListeners(server).without(() -> run("CREATE (:Person)"));
    assertThat(era(AccessMode.READ)).isNotEqualTo(era);
    await().atMost(DEADLINE).until(() -> era(AccessMode.READ) > era);
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
  void isFilledAgainAlthoughCommitsGoOn() {
    Projection projection = ready();
    new CommitListeners(server).without(() -> run("MATCH (a:Person {id: 'a'}) REMOVE a:Person"));
    await()
        .atMost(DEADLINE)
        .until(
            () -> {
              run("CREATE (:Person)");
              return projection.graph() != null;
            });
    assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
  }

  /** Makes each new person a friend of the first. */
  private static final class FriendshipAdder extends TransactionEventListenerAdapter<Object> {

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
  void hasWhatAnEarlierListenerAddsToACommit() {
    FriendshipAdder adder = new FriendshipAdder();
    server.service().registerTransactionEventListener("neo4j", adder);
    try {
      Projection projection = ready();
      run("CREATE ({id: 'd'})");
      assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
      assertThat(current(projection).people()).isEqualTo(4);
    } finally {
      server.service().unregisterTransactionEventListener("neo4j", adder);
    }
  }

  @Test
  void hasWhatALaterListenerAddsToACommit() {
    Projection projection = ready();
    await().atMost(DEADLINE).until(() -> projection.load().fills() == 1);
    FriendshipAdder adder = new FriendshipAdder();
    server.service().registerTransactionEventListener("neo4j", adder);
    try {
      run("CREATE ({id: 'd'})");
      Snapshot graph = projection.graph();
      assertThat(graph == null || PlainGraph.of(graph).equals(PlainGraph.inStore(database)))
          .as("no graph, or one that was filled since")
          .isTrue();
      await().atMost(DEADLINE).until(() -> projection.load().fills() > 1);
      assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
      run("CREATE ({id: 'e'})"); // the projection's own listener is the last again
      assertThat(PlainGraph.of(current(projection))).isEqualTo(PlainGraph.inStore(database));
    } finally {
      server.service().unregisterTransactionEventListener("neo4j", adder);
    }
  }

  @Test
  void staysInTheStoreWhenItIsOff() {
    projections.stop();
    projections = projections(0, 0);
    assertThat(projections.contexts(database)).isSameAs(ProcedureContexts.STORE);
    projections.stop();
    projections = projections(0, PLENTY);
    Projection projection = projections.projection(database);
    await().atMost(DEADLINE).until(projection::hasNodes);
    assertThat(projection.graph()).isNull();
    assertThat(projection.graphState()).isEqualTo(ProjectionState.OFF);
    assertThat(projection.load().fallbacks()).isZero();
  }

  @Test
  void staysInTheStoreWhenItIsTooLarge() {
    projections.stop();
    LogLines logs = new LogLines();
    projections = projections(1_000, PLENTY, logs.neo4j().getLog(Projection.class));
    Projection projection = projections.projection(database);
    await().atMost(DEADLINE).until(() -> projection.graphState() == ProjectionState.FULL);
    await().atMost(DEADLINE).until(projection::hasNodes);
    assertThat(projection.graph()).isNull();
    run("CREATE (:Person)");
    await().atMost(DEADLINE).until(projection::hasNodes);
    assertThat(logs.lines()).filteredOn(line -> line.contains("stays in the store")).hasSize(1);
    logs.close();
  }

  @Test
  void isDroppedWhenItBecomesTooLarge() {
    projections.stop();
    LogLines logs = new LogLines();
    projections = projections(60_000, 0, logs.neo4j().getLog(Projection.class));
    Projection projection = ready();
    run("UNWIND range(1, 5000) AS i CREATE (:Person)");
    assertThat(projection.graph()).isNull();
    await().atMost(DEADLINE).until(() -> projection.graphState() == ProjectionState.FULL);
    assertThat(logs.lines()).filteredOn(line -> line.contains("stays in the store")).hasSize(1);
    logs.close();
  }

  @Test
  void reportsItsMemory() {
    Snapshot graph = current(ready());
    assertThat(graph.friendships()).isEqualTo(2);
    assertThat(graph.memberships()).isEqualTo(1);
    assertThat(graph.personAdjacency().labelled()).isEqualTo(3);
    run("UNWIND range(1, 2000) AS i CREATE (:Person)");
    long people = current(ready()).bytes();
    assertThat(people / 2_000).isBetween(20L, 48L);
    run(
        """
        MATCH (a:Person) WITH collect(a) AS all
        UNWIND range(0, 1999) AS i UNWIND range(1, 10) AS k
        WITH all[i] AS a, all[(i + k) % 2000] AS b
        CREATE (a)-[:FRIEND_OF {since: 1}]->(b), (b)-[:FRIEND_OF {since: 1}]->(a)
        """);
    long friendships = current(ready()).bytes() - people;
    assertThat(friendships / 40_000).isEqualTo(4);
  }

  @Test
  void isFilledAgainAfterARestartOfTheServer() {
    ready();
    server.restart(PLUG_IN_OFF); // also unregisters the database event listener
    database = (GraphDatabaseAPI) server.database("neo4j");
    assertThat(database.isAvailable(DEADLINE.toMillis())).isTrue();
    projections = projections(PLENTY, PLENTY);
    assertThat(PlainGraph.of(current(ready()))).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void isGoneAfterTheDatabaseHasStopped() {
    Projection projection = ready();
    projections.databaseShutdown(() -> "neo4j");
    assertThat(projection.graph()).isNull();
    assertThat(projection.hasNodes()).isFalse();
    assertThat(new CommitListeners(server).all()).isEmpty();
    assertThat(projections.projection(database)).isNotSameAs(projection);
    ready();
  }

  @Test
  void isFilledAgainAfterAStop() {
    ready();
    projections.stop();
    assertThat(projections.projection(database)).isNull();
    try (Transaction transaction = database.beginTx()) {
      assertThat(projections.contexts(database).of(transaction, AccessMode.READ).graph())
          .isNotInstanceOf(Snapshot.class);
    }
    projections.start();
    assertThat(PlainGraph.of(current(ready()))).isEqualTo(PlainGraph.inStore(database));
  }

  @Test
  void stopsInTheMiddleOfAFill() {
    projections.stop();
    LogLines logs = new LogLines();
    projections = projections(PLENTY, PLENTY, logs.neo4j().getLog(Projection.class));
    run("UNWIND range(1, 20000) AS i CREATE (:Person)");
    Projection projection = projections.projection(database);
    await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(2))
        .atMost(DEADLINE)
        .until(() -> projection.graphState() == ProjectionState.FILLING);
    projections.stop();
    assertThat(logs.lines()).as("the fill has ended").noneMatch(line -> line.contains("still"));
    assertThat(projection.graph()).isNull();
    logs.close();
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

  /** Also caches the person's properties, so that the next call does not use the index. */
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
