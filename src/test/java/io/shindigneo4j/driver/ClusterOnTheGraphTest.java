package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.oauth.AccessRequest;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.TokenLifetimes;
import io.shindigneo4j.opensocial.oauth.TokenStore;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestCluster;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Three real servers. The Community edition has no clusters: the source of the routing table alone
 * is scripted, and who does not lead is read-only; all else is real.
 */
@DisplayName("The driver in a cluster")
@Timeout(TestDeadlines.TEST_SECONDS)
@StartsServer
class ClusterOnTheGraphTest {

  private static final Statement WHO =
      Statement.cypher("MATCH (m:Member) RETURN m.number AS number");
  private static final Statement WRITE = Statement.cypher("CREATE (:Written)").writing();

  private static TestCluster cluster;

  @BeforeAll
  static void start() {
    cluster = TestCluster.start();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  @BeforeEach
  void lead() {
    leader(0);
  }

  /** The other two follow. */
  private static void leader(int number) {
    List<Integer> followers = new ArrayList<>(List.of(0, 1, 2));
    followers.remove((Integer) number);
    cluster.leader(number, followers);
    cluster.allowWrites(Set.of(number));
  }

  private static long who(GraphDriver driver) {
    return (Long) driver.execute(WHO).first().orElseThrow().get("number");
  }

  private static long written(int number) {
    return (Long)
        cluster
            .server(number)
            .database("neo4j")
            .executeTransactionally(
                "MATCH (w:Written) RETURN count(w) AS n",
                Map.of(),
                result -> result.next().get("n"));
  }

  /** Returns when the driver reads from these alone. */
  private static void awaitReaders(GraphDriver driver, Set<Long> readers) {
    await()
        .until(
            () -> {
              Set<Long> seen = new HashSet<>();
              for (int i = 0; i < 20; i++) {
                seen.add(who(driver));
              }
              return seen.equals(readers);
            });
  }

  @Test
  void writesToTheLeaderAloneWhicheverServerItKnowsFirst() {
    for (int seed = 0; seed < TestCluster.SIZE; seed++) {
      long before = written(0);
      try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(seed))) {
        driver.execute(WRITE);
        driver.executeWrite(transaction -> transaction.run(WRITE));
      }
      assertThat(written(0)).isEqualTo(before + 2);
    }
  }

  @Test
  void readsFromTheFollowersInTurn() {
    try (GraphDriver driver =
        GraphDriver.connect(cluster.driverSettings(0).withBalance(Balancing.ROUND_ROBIN))) {
      awaitReaders(driver, Set.of(1L, 2L));
      Map<Long, Integer> counts = new HashMap<>();
      for (int i = 0; i < 100; i++) {
        counts.merge(who(driver), 1, Integer::sum);
      }
      assertThat(counts).containsExactlyInAnyOrderEntriesOf(Map.of(1L, 50, 2L, 50));
    }
  }

  @Test
  void findsAtTheLeaderWhatTheFollowersDoNotHaveYet() {
    cluster
        .server(0)
        .database("neo4j")
        .executeTransactionally("CREATE (:OAuthClient {id: 'site', enabled: true})");
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      awaitReaders(driver, Set.of(1L, 2L));
      TokenStore tokens =
          new TokenStore(
              new OperationRunner(driver, QueryMode.NATIVE),
              new TimeOrderedIdentifiers(),
              Clock.systemUTC(),
              TokenLifetimes.from(key -> Optional.empty()));
      AccessRequest request = new AccessRequest("site", Optional.empty(), List.of("people:read"));
      Secret token = Answers.get(tokens.issueAccess(request)).orElseThrow().access();
      assertThat(Answers.get(tokens.find(token))).isEmpty();
      assertThat(Answers.get(tokens.findAtLeader(token))).isPresent();
    }
  }

  @Test
  void readsFromTheLeaderWhereNobodyFollows() {
    cluster.table(List.of(), List.of(0), List.of(0));
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(2))) {
      assertThat(who(driver)).isZero();
    }
  }

  @Test
  void hearsOfAnotherLeaderByItself() {
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      driver.execute(WRITE);
      await().pollDelay(Duration.ofMillis(300)).until(() -> true); // until it waits for a change
      long before = written(1);
      cluster.allowWrites(Set.of(0, 1)); // so that no refusal tells
      cluster.leader(1, List.of(0, 2));
      await()
          .pollInterval(Duration.ofMillis(50))
          .until(
              () -> {
                driver.execute(WRITE);
                return written(1) > before;
              });
    }
  }

  @Test
  void readsWithoutALeaderAndWritesOnceThereIsOne() throws Exception {
    cluster.table(List.of(1, 2), List.of(), List.of(0, 1, 2));
    ExecutorService other = Executors.newSingleThreadExecutor();
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      assertThatThrownBy(() -> driver.execute(WRITE))
          .isInstanceOf(TransientDriverException.class)
          .satisfies(e -> assertThat(((DriverException) e).code()).isEqualTo("driver.no-leader"));
      Future<Result> managed =
          other.submit(() -> driver.executeWrite(transaction -> transaction.run(WRITE)));
      for (int i = 0; i < 20; i++) {
        assertThat(who(driver)).isIn(1L, 2L);
      }
      assertThat(managed).isNotDone();
      long before = written(2);
      leader(2);
      managed.get(TestDeadlines.HANGING_SECONDS, SECONDS);
      assertThat(written(2)).isEqualTo(before + 1);
    } finally {
      other.shutdownNow();
    }
  }

  @Test
  void asksAgainWhenTheLeaderSaysThatItIsNone() {
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      driver.execute(WRITE);
      cluster.allowWrites(Set.of(2)); // which nobody has heard of yet
      assertThatThrownBy(() -> driver.execute(WRITE))
          .isInstanceOf(TransientDriverException.class)
          .satisfies(
              e -> {
                assertThat(((DriverException) e).code()).isEqualTo(DriverException.NOT_LEADER);
                assertThat(((DriverException) e).server().getAuthority())
                    .isEqualTo(cluster.address(0));
              });
      cluster.leader(2, List.of(0, 1));
      long before = written(2);
      driver.executeWrite(transaction -> transaction.run(WRITE));
      assertThat(written(2)).isEqualTo(before + 1);
    }
  }

  @Test
  void leavesAServerOnceItsTransactionHasEnded() {
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(1));
        Transaction open = driver.begin(TransactionOptions.writing())) {
      open.run(WRITE);
      long before = written(0);
      cluster.allowWrites(Set.of(0, 1));
      cluster.table(List.of(2), List.of(1), List.of(1, 2));
      awaitReaders(driver, Set.of(2L));
      await().pollDelay(Duration.ofMillis(1_500)).until(() -> true); // longer than it is idle
      open.run(WRITE);
      open.commit();
      assertThat(written(0)).isEqualTo(before + 2);
      driver.execute(WRITE);
      assertThat(written(0)).isEqualTo(before + 2);
    }
  }

  @Test
  void startsWithAnyOfItsServersDown() {
    DriverSettings settings =
        cluster
            .driverSettings(0)
            .withServers(List.of("127.0.0.1:1", cluster.address(2), "127.0.0.1:2"));
    for (int i = 0; i < 5; i++) { // as the order is by chance
      try (GraphDriver driver = GraphDriver.connect(settings)) {
        assertThat(who(driver)).isBetween(0L, 2L); // the leader until there is another one
      }
    }
  }

  @Test
  void readsOnWhileAServerIsKilledAndUsesItAgain() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    Map<Long, AtomicLong> counts = new ConcurrentHashMap<>();
    ExecutorService callers = Executors.newFixedThreadPool(50);
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      List<Future<Object>> all = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        all.add(callers.submit(() -> readUntil(done, driver, counts)));
      }
      await().until(() -> counts.keySet().containsAll(Set.of(1L, 2L)));
      cluster.restart(1);
      counts.remove(1L);
      await().until(() -> counts.containsKey(1L));
      done.set(true);
      for (Future<Object> each : all) {
        each.get(TestDeadlines.HANGING_SECONDS, SECONDS);
      }
    } finally {
      done.set(true);
      callers.shutdownNow();
    }
  }

  private static Object readUntil(
      AtomicBoolean done, GraphDriver driver, Map<Long, AtomicLong> counts) throws Exception {
    while (!done.get()) {
      Long number =
          driver.executeRead(
              transaction -> (Long) transaction.run(WHO).first().orElseThrow().get("number"));
      counts.computeIfAbsent(number, key -> new AtomicLong()).incrementAndGet();
      Thread.sleep(2); // the servers share the machine with the one that restarts
    }
    return null;
  }

  @Test
  void crossesNoAnswersWhileTheServersChangeAllTheTime() throws Exception {
    Set<Thread> before = driverThreads();
    cluster.allowWrites(Set.of(0, 1, 2));
    AtomicBoolean done = new AtomicBoolean();
    ExecutorService callers = Executors.newFixedThreadPool(101);
    try (GraphDriver driver = GraphDriver.connect(cluster.driverSettings(0))) {
      Future<Object> changes = callers.submit(() -> change(done));
      List<Callable<Long>> work = new ArrayList<>();
      for (long i = 0; i < 100; i++) {
        long caller = i;
        work.add(() -> mixedCalls(driver, caller));
      }
      long wrong = 0;
      for (Future<Long> each : callers.invokeAll(work)) {
        wrong += each.get(TestDeadlines.HANGING_SECONDS, SECONDS);
      }
      assertThat(wrong).isZero();
      done.set(true);
      changes.get(TestDeadlines.HANGING_SECONDS, SECONDS);
    } finally {
      done.set(true);
      callers.shutdownNow();
    }
    await().until(() -> before.containsAll(driverThreads()));
  }

  /** Leaders and followers come and go; at times there is one server, and at times no leader. */
  private static Object change(AtomicBoolean done) throws Exception {
    for (int i = 0; !done.get(); i++) {
      int leader = i % 3;
      int follower = (i + 1) % 3;
      List<Integer> leaders = i % 7 == 0 ? List.of() : List.of(leader);
      List<Integer> readers = i % 5 == 0 ? List.of(follower, (i + 2) % 3) : List.of(follower);
      cluster.table(readers, leaders, List.of(leader, follower));
      Thread.sleep(20);
    }
    return null;
  }

  /** How many answers were not those of their questions. */
  private static long mixedCalls(GraphDriver driver, long caller) {
    Statement echo = Statement.cypher("RETURN $value AS value");
    Statement write = Statement.cypher("CREATE (t:Touched {by: $value}) RETURN t.by AS value");
    long wrong = 0;
    for (long call = 0; call < 30; call++) {
      Object value = caller * 1_000 + call;
      Statement asked = (call % 3 == 0 ? write.writing() : echo).with("value", value);
      TransactionOptions options =
          call % 3 == 0 ? TransactionOptions.writing() : TransactionOptions.reading();
      Result result = driver.transact(options, transaction -> transaction.run(asked));
      wrong += result.first().orElseThrow().get("value").equals(value) ? 0 : 1;
    }
    return wrong;
  }

  private static Set<Thread> driverThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("shindig-neo4j-driver"))
        .collect(Collectors.toSet());
  }
}
