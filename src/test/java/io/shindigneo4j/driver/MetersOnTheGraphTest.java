package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("On the graph, a driver's meters")
@ExtendWith(SharedGraphServer.class)
class MetersOnTheGraphTest {

  private static final String PREFIX = "shindig.neo4j.client.";
  private static final int THREADS = 100;
  private static final int CALLS = 100;

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final MicrometerMeters meters = MicrometerMeters.in(registry);
  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = GraphDriver.connect(server.driverSettings().withMeters(meters));
  }

  @AfterEach
  void close() {
    driver.close();
  }

  @Test
  void tellCallsByKindProcedureModeAndOutcome() throws Exception {
    driver.execute(Statement.cypher("RETURN 1"));
    driver.execute(Statement.cypher("CREATE (:Mark)").writing());
    driver.run(Statement.cypher("RETURN 1")).get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    failure(driver.run(Statement.cypher("no Cypher")));
    failure(driver.run(Statement.procedure("no.procedure")));
    assertThat(calls("cypher", "none", "read", "success").count()).isEqualTo(2);
    assertThat(calls("cypher", "none", "write", "success").count()).isEqualTo(1);
    assertThat(calls("cypher", "none", "read", "Neo.ClientError.Statement.SyntaxError").count())
        .isEqualTo(1);
    assertThat(calls("call", "no.procedure", "read", "procedure.unknown").count()).isEqualTo(1);
    assertThat(calls("cypher", "none", "read", "success").totalTime(TimeUnit.NANOSECONDS))
        .isPositive();
  }

  @Test
  void tellTransactionsByTheirParts() {
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      transaction.run(Statement.cypher("CREATE (:Mark)").writing());
      transaction.commit();
    }
    driver.begin(TransactionOptions.reading()).rollback();
    assertThat(calls("begin", "none", "write", "success").count()).isEqualTo(1);
    assertThat(calls("cypher", "none", "write", "success").count()).isEqualTo(1);
    assertThat(calls("commit", "none", "write", "success").count()).isEqualTo(1);
    assertThat(calls("rollback", "none", "read", "success").count()).isEqualTo(1);
  }

  @Test
  void tellStreamsThatWereReadAndThoseThatWereNot() {
    Statement many = Statement.cypher("UNWIND range(1, 1000000) AS i RETURN i");
    try (ResultStream stream = driver.stream(Statement.cypher("RETURN 1 AS one"))) {
      assertThat(stream.next().get("one")).isEqualTo(1L);
      assertThat(stream.hasNext()).isFalse();
    }
    try (ResultStream stream = driver.stream(many)) {
      stream.next();
    }
    assertThat(calls("cypher-stream", "none", "read", "success").count()).isEqualTo(1);
    assertThat(calls("cypher-stream", "none", "read", "cancelled").count()).isEqualTo(1);
  }

  @Test
  void tellTheTimeInTheServerFromThatOnTheWay() {
    String slow = "UNWIND range(1, 2000000) AS i RETURN count(i)";
    driver.execute(Statement.cypher(slow));
    Timer execute = phase("cypher", "execute");
    assertThat(execute.count()).isEqualTo(1);
    assertThat(execute.totalTime(TimeUnit.MICROSECONDS)).isGreaterThan(1_000);
    assertThat(phase("cypher", "queue").count()).isEqualTo(1);
    assertThat(phase("cypher", "encode").count()).isEqualTo(1);
    double total = calls("cypher", "none", "read", "success").totalTime(TimeUnit.MICROSECONDS);
    assertThat(total).isGreaterThan(execute.totalTime(TimeUnit.MICROSECONDS));
  }

  @Test
  void areExactHoweverManyThreadsCall() throws Exception {
    ExecutorService callers = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Void>> work = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        work.add(this::callOftenHalfOfItInVain);
      }
      for (Future<Void> done : callers.invokeAll(work)) {
        done.get();
      }
    } finally {
      callers.shutdownNow();
    }
    long half = THREADS * CALLS / 2;
    assertThat(calls("cypher", "none", "read", "success").count()).isEqualTo(half);
    assertThat(calls("call", "no.procedure", "read", "procedure.unknown").count()).isEqualTo(half);
    assertThat(phase("cypher", "execute").count()).isEqualTo(half);
    assertThat(registry.get(PREFIX + "in.flight").gauge().value()).isZero();
    assertThat(registry.get(PREFIX + "connections").tag("state", "open").gauge().value())
        .isEqualTo(2);
    driver.close();
    assertThat(registry.get(PREFIX + "connections").tag("state", "open").gauge().value()).isZero();
  }

  private Void callOftenHalfOfItInVain() throws Exception {
    for (int i = 0; i < CALLS; i += 2) {
      driver.execute(Statement.cypher("RETURN 1"));
      failure(driver.run(Statement.procedure("no.procedure")));
    }
    return null;
  }

  @Test
  void areTheSameByBolt(GraphServer server) throws Exception {
    try (GraphDriver bolt = GraphDriver.connect(server.boltSettings().withMeters(meters))) {
      bolt.execute(Statement.cypher("RETURN 1"));
      failure(bolt.run(Statement.cypher("no Cypher")));
      assertThat(calls("cypher", "none", "read", "success").count()).isEqualTo(1);
      assertThat(calls("cypher", "none", "read", "Neo.ClientError.Statement.SyntaxError").count())
          .isEqualTo(1);
    }
    assertThat(registry.get(PREFIX + "in.flight").gauge().value()).isZero();
  }

  private Timer calls(String kind, String procedure, String mode, String outcome) {
    return registry
        .get(PREFIX + "calls")
        .tags("kind", kind, "procedure", procedure, "mode", mode, "outcome", outcome)
        .timer();
  }

  private Timer phase(String kind, String phase) {
    return registry.get(PREFIX + "phase").tags("kind", kind, "phase", phase).timer();
  }
}
