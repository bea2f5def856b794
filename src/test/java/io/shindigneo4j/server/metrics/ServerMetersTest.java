package io.shindigneo4j.server.metrics;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultStream;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The plug-in's meters, by JMX,")
@StartsServer
class ServerMetersTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private static final Request EMPTY =
      new CallProcedure(1, AccessMode.READ, Duration.ZERO, "test.nothing", Map.of());

  private static Set<String> instancesBefore;
  private static GraphServer server;
  private static ServerBeans beans;

  @BeforeAll
  static void start() {
    instancesBefore = ServerBeans.instances();
    server = GraphServer.start(Map.of());
    beans = ServerBeans.besides(instancesBefore);
  }

  @AfterAll
  static void stop() {
    server.close();
    assertThat(ServerBeans.instances()).isEqualTo(instancesBefore);
  }

  @BeforeEach
  void awaitTheEndOfOthers() {
    await().until(() -> beans.gauge("connections,state=open") == 0);
  }

  @Test
  void tellRequestsByKindProcedureModeAndOutcome() throws IOException {
    String success = "requests,kind=cypher,procedure=none,mode=read,outcome=success";
    String unknown = "requests,kind=call,procedure=other,mode=read,outcome=procedure.unknown";
    String invalid =
        "requests,kind=call,procedure=people.get,mode=read,outcome=procedure.invalid-parameter";
    String syntax =
        "requests,kind=cypher,procedure=none,mode=write,outcome=Neo.ClientError.Statement.SyntaxError";
    long before = beans.count(success);
    long phases = beans.count("phase,kind=cypher,phase=execute");
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.value("RETURN 1");
      client.value("RETURN 2");
      client.failureOfCall(AccessMode.READ, "no.such");
      client.failureOfCall(AccessMode.READ, "people.get", Map.of("nonsense", 1));
      client.failure(AccessMode.WRITE, "no Cypher", Map.of());
    }
    assertThat(beans.count(success)).isEqualTo(before + 2);
    assertThat(beans.count("phase,kind=cypher,phase=execute")).isEqualTo(phases + 2);
    assertThat(beans.count(unknown)).isEqualTo(1);
    assertThat(beans.count(invalid)).isEqualTo(1);
    assertThat(beans.count(syntax)).isEqualTo(1);
  }

  @Test
  void tellWhichThreadRequestsRunOn() throws IOException {
    long onWorkers = beans.count("runs,on=worker");
    long atOnce = beans.count("runs,on=selector");
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.value("RETURN 'the first of its kind'");
      assertThat(beans.count("runs,on=worker")).isEqualTo(onWorkers + 1);
      // One slow run, as on a busy machine, is remembered for a thousand.
      for (int i = 0; i < 20_000 && beans.count("runs,on=selector") == atOnce; i++) {
        client.ask(EMPTY);
      }
    }
    assertThat(beans.count("runs,on=selector")).isGreaterThan(atOnce);
  }

  @Test
  void tellTransactionsThatMayWriteByTheirEnds() throws IOException {
    long committed = beans.count("transactions,outcome=committed");
    long rolledBack = beans.count("transactions,outcome=rolled-back");
    try (GraphDriver driver = server.driver()) {
      driver.execute(Statement.cypher("CREATE (:Mark)").writing());
      driver.execute(Statement.cypher("RETURN 1"));
      assertThatThrownBy(
              () -> driver.execute(Statement.cypher("CREATE (:Mark) RETURN 1 / 0").writing()))
          .isInstanceOf(DriverException.class);
      driver.begin(TransactionOptions.writing()).commit();
      driver.begin(TransactionOptions.writing()).rollback();
      driver.begin(TransactionOptions.reading()).rollback();
    }
    assertThat(beans.count("transactions,outcome=committed")).isEqualTo(committed + 2);
    assertThat(beans.count("transactions,outcome=rolled-back")).isEqualTo(rolledBack + 2);
    assertThat(beans.count("requests,kind=commit,procedure=none,mode=write,outcome=success"))
        .isPositive();
    assertThat(beans.count("requests,kind=rollback,procedure=none,mode=read,outcome=success"))
        .isPositive();
  }

  @Test
  void tellWhatIsUnderWayAndNothingWhenItIsOver() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings().withConnections(1))) {
      CompletableFuture<Result> slow = driver.run(Statement.cypher(SLOW));
      ResultStream stream =
          driver.stream(Statement.cypher("UNWIND range(1, 999999) AS i RETURN i"));
      stream.next();
      Transaction open = driver.begin(TransactionOptions.reading());
      assertThat(beans.gauge("connections,state=open")).isEqualTo(1);
      assertThat(beans.gauge("connections,state=login")).isZero();
      assertThat(beans.gauge("in.flight")).isEqualTo(2);
      assertThat(beans.gauge("streams")).isEqualTo(1);
      assertThat(beans.gauge("transactions.open")).isEqualTo(1);
      assertThat(beans.gauge("threads.active,pool=worker")).isPositive();
      assertThat(beans.gauge("threads.active,pool=transaction")).isNotNegative();
      assertThat(beans.gauge("queue")).isZero();
      slow.cancel(false);
      stream.close();
      open.close();
      await().until(() -> beans.gauge("in.flight") == 0 && beans.gauge("transactions.open") == 0);
      assertThat(beans.gauge("connections,state=open")).isEqualTo(1);
    }
    await().until(() -> beans.gauge("connections,state=open") == 0);
    await("what is counted once its place is free")
        .until(
            () ->
                beans.count(
                    "requests,kind=cypher,procedure=none,mode=read,outcome=request.cancelled"),
            Long.valueOf(1)::equals);
  }

  @Test
  void agreeWithTheClientAboutTheBytes() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    long received = beans.count("bytes.received");
    long sent = beans.count("bytes.sent");
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withMeters(MicrometerMeters.in(registry)))) {
      driver.execute(Statement.cypher("RETURN $text").with("text", "x".repeat(50_000)));
    }
    assertThat(beans.count("bytes.received") - received)
        .isGreaterThan(50_000)
        .isEqualTo((long) registry.get("shindig.neo4j.client.bytes.sent").counter().count());
    assertThat(beans.count("bytes.sent") - sent)
        .isGreaterThan(50_000)
        .isEqualTo((long) registry.get("shindig.neo4j.client.bytes.received").counter().count());
  }

  @Test
  void tellWhoWasNotLetInAndHowConnectionsEnded() throws Exception {
    long refused = beans.count("connections.refused,status=401");
    long lost = beans.count("connections.closed,code=1006");
    long wrong = beans.count("connections.closed,code=" + CloseCode.MALFORMED);
    long malformed = beans.count("malformed");
    Credentials nobody = new Credentials("nobody", "wrong");
    assertThatThrownBy(() -> ProtocolClient.of(server, "neo4j", nobody, Format.BSON))
        .hasMessageContaining("401");
    try (ProtocolClient client =
        ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, Format.JSON)) {
      client.sendPayload("{\"id\":1,\"type\":\"nonsense\"}".getBytes("UTF-8"));
      client.receive();
      client.sendPayload("garbage".getBytes("UTF-8"));
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.MALFORMED);
    }
    ProtocolClient.of(server).close();
    await().until(() -> beans.count("connections.closed,code=1006") == lost + 1);
    assertThat(beans.count("connections.refused,status=401")).isEqualTo(refused + 1);
    assertThat(beans.count("malformed")).isEqualTo(malformed + 1);
    await().until(() -> beans.count("connections.closed,code=" + CloseCode.MALFORMED) == wrong + 1);
  }

  @Test
  void tellRequestsOverHttpAsAnyOthersAndTheirAnswersByStatus() throws IOException {
    String success = "requests,kind=call,procedure=other,mode=read,outcome=success";
    long calls = beans.count(success);
    long answered = beans.count("http.answers,status=200");
    long unknown = beans.count("http.answers,status=404");
    long received = beans.count("bytes.received");
    try (RawHttp http = new RawHttp(server.port())) {
      http.ask(HttpText.post("/call/test.nothing", "{}"));
      http.ask(HttpText.post("/call/no.such", "{}"));
      assertThat(beans.gauge("connections,state=http")).isEqualTo(1);
      assertThat(beans.gauge("connections,state=login")).isZero();
      http.send(HttpText.cypher(SLOW));
      await().until(() -> beans.gauge("in.flight") == 1);
      http.reset();
    }
    assertThat(beans.count("requests,kind=call,procedure=test.nothing,mode=read,outcome=success"))
        .isPositive();
    assertThat(beans.count(success)).isEqualTo(calls);
    assertThat(beans.count("http.answers,status=200")).isEqualTo(answered + 1);
    assertThat(beans.count("http.answers,status=404")).isEqualTo(unknown + 1);
    assertThat(beans.count("bytes.received")).isGreaterThan(received);
    await().until(() -> beans.gauge("connections,state=http") == 0);
    await().until(() -> beans.gauge("in.flight") == 0);
  }

  @Test
  void countWhatIsLeftBehindByAClientThatHasGone() throws IOException {
    String gone = "requests,kind=cypher,procedure=none,mode=read,outcome=client-gone";
    long before = beans.count(gone);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.send(read(1, SLOW));
      await().until(() -> beans.gauge("in.flight") == 1);
    }
    await().until(() -> beans.count(gone) == before + 1);
    assertThat(beans.gauge("in.flight")).isZero();
  }

  @Test
  void knowAConnectionThatHasNotLoggedIn() throws IOException {
    try (RawWebSocket stranger = new RawWebSocket(server.port())) {
      await().until(() -> beans.gauge("connections,state=login") == 1);
    }
    await().until(() -> beans.gauge("connections,state=login") == 0);
  }

  @Test
  void goWithThePluginComeAgainAndCanBeSwitchedOff() {
    GraphServer another = GraphServer.start(Map.of());
    try {
      assertThat(ServerBeans.instances()).hasSize(instancesBefore.size() + 2);
      another.restart(Map.of());
      assertThat(ServerBeans.instances()).hasSize(instancesBefore.size() + 2);
      another.restart(Map.of(ServerSettings.metrics, MetricsExport.NONE));
      assertThat(ServerBeans.instances()).hasSize(instancesBefore.size() + 1);
      try (GraphDriver driver = another.driver()) {
        assertThat(driver.execute(Statement.cypher("RETURN 1")).records()).hasSize(1);
        assertThatThrownBy(() -> driver.execute(Statement.cypher("no Cypher")))
            .isInstanceOf(DriverException.class);
      }
    } finally {
      another.close();
    }
    assertThat(ServerBeans.instances()).hasSize(instancesBefore.size() + 1);
  }
}
