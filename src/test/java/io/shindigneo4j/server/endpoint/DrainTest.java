package io.shindigneo4j.server.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A server that stops")
@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
class DrainTest {

  private static final Duration LONG = Duration.ofHours(1);
  private static final String ADD = "MATCH (m:Made) SET m.n = m.n + 1 RETURN m.n AS n";

  /** Longer than a connection stays that has nothing in flight. */
  private static final Duration WAIT = Duration.ofSeconds(2);

  private static final int ROWS = 20_000;

  /** About ten mebibytes: more than the system takes of the server. */
  private static final String LARGE =
      "UNWIND range(1, %d) AS i RETURN i, '%s' AS text".formatted(ROWS, "x".repeat(500));

  private GraphServer server;
  private CompletableFuture<Void> stopped = CompletableFuture.completedFuture(null);

  private void start(Duration timeout) {
    server = GraphServer.start(Map.of(ServerLimitSettings.drain_timeout, timeout));
    server.database("neo4j").executeTransactionally("CREATE (:Made {n: 0})");
  }

  private void beginToStop() {
    stopped = CompletableFuture.runAsync(server::close);
  }

  @AfterEach
  void awaitStop() throws Exception {
    stopped.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  /** Begins a transaction that others wait for. */
  private static void lock(ProtocolClient client) throws IOException {
    client.ask(new Begin(1, Terms.of(AccessMode.WRITE, Duration.ZERO)));
    Terms inside = Terms.of(AccessMode.WRITE, Duration.ZERO).inTransaction(1);
    assertThat(client.ask(new RunCypher(2, inside, ADD, Map.of()))).isInstanceOf(Success.class);
  }

  private void awaitRunning(int writes) {
    String running =
        "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery STARTS WITH 'MATCH (m:Made)'"
            + " RETURN count(*) AS n";
    await()
        .until(
            () ->
                server
                    .database("neo4j")
                    .executeTransactionally(
                        running, Map.of(), result -> result.next().get("n").equals((long) writes)));
  }

  @Test
  void answersWhatIsInFlightAndWhatIsOnItsWay() throws Exception {
    start(LONG);
    try (ProtocolClient client = ProtocolClient.of(server);
        RawHttp http = new RawHttp(server.port());
        GraphDriver driver = server.driver()) {
      lock(client);
      CompletableFuture<Result> write = driver.run(Statement.cypher(ADD).writing());
      http.send(HttpText.post("/cypher?mode=write", HttpText.cypherBody(ADD)));
      awaitRunning(2);
      beginToStop();
      assertThat(client.receive()).isEqualTo(new GoAway(LONG));
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      assertThat(client.ask(new Commit(3, 1))).isInstanceOf(Success.class);
      assertThat(write.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS).records()).hasSize(1);
      assertThat(http.receive().headers()).containsEntry("connection", "close");
      assertClosed(client.socket().receive());
    }
  }

  private static void assertClosed(Frame frame) {
    assertThat(frame.opcode()).isEqualTo(RawWebSocket.CLOSE);
    assertThat(ByteBuffer.wrap(frame.payload()).getShort()).isEqualTo((short) CloseCode.GOING_AWAY);
  }

  @Exhaustive
  @Test
  void doesNotWaitForClientsWithNothingInFlight() throws Exception {
    start(LONG);
    try (GraphDriver driver = server.driver();
        RawHttp http = new RawHttp(server.port());
        RawWebSocket silent = new RawWebSocket(server.port())) {
      driver.execute(Statement.cypher("RETURN 1"));
      assertThat(http.ask(HttpText.cypher("RETURN 1")).status()).isEqualTo(200);
      beginToStop();
      awaitStop();
    }
  }

  /** With a small buffer, so that what is not read stays at the server. */
  private Socket slowSocket() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(16 * 1024);
    socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
    return socket;
  }

  /** The answer has been made, and a part of it has been sent. */
  private static void awaitBegin(Socket socket) {
    await().until(() -> socket.getInputStream().available() > 0);
  }

  @Exhaustive
  @Test
  void sendsTheWholeAnswerBeforeItTellsAClientThatReadsSlowly() throws Exception {
    start(LONG);
    Socket socket = slowSocket();
    try (ProtocolClient slow =
            ProtocolClient.over(
                new RawWebSocket(socket), "neo4j", GraphServer.CREDENTIALS, Format.BSON);
        ProtocolClient other = ProtocolClient.of(server)) {
      slow.send(ProtocolClient.read(1, LARGE));
      awaitBegin(socket);
      beginToStop();
      assertThat(other.receive()).isEqualTo(new GoAway(LONG));
      assertClosed(other.socket().receive());
      assertThat(slow.receive())
          .isInstanceOfSatisfying(
              Success.class, answer -> assertThat(answer.records()).hasSize(ROWS));
      assertThat(slow.receive()).isEqualTo(new GoAway(LONG));
      assertClosed(slow.socket().receive());
    }
  }

  @Exhaustive
  @Test
  void sendsTheWholeAnswerToAClientOfHttpThatReadsSlowly() throws Exception {
    start(LONG);
    Socket socket = slowSocket();
    try (RawHttp slow = new RawHttp(socket);
        RawHttp other = new RawHttp(server.port())) {
      assertThat(other.ask(HttpText.cypher("RETURN 1")).status()).isEqualTo(200);
      slow.send(HttpText.cypher(LARGE));
      awaitBegin(socket);
      beginToStop();
      assertThat(other.ends()).isTrue();
      assertThat((List<?>) slow.receive().document().get("records")).hasSize(ROWS);
      assertThat(slow.ends()).isTrue();
    }
  }

  @Test
  void runsNoRequestOfAConnectionThatItHasEnded() throws Exception {
    start(LONG);
    try (ProtocolClient client = ProtocolClient.of(server);
        RawHttp http = new RawHttp(server.port())) {
      lock(client); // so that it goes on
      assertThat(http.ask(HttpText.cypher("RETURN 1")).status()).isEqualTo(200);
      beginToStop();
      assertThat(client.receive()).isEqualTo(new GoAway(LONG));
      assertThat(http.ends()).isTrue();
      http.send(HttpText.post("/cypher?mode=write", HttpText.cypherBody("CREATE (:Late)")));
      String late = "MATCH (n:Late) RETURN count(n)";
      await().pollDelay(WAIT).until(() -> true);
      assertThat(client.value(late)).as("answered while it is open").isEqualTo(0L);
    }
  }

  @Test
  void waitsForAnOpenTransactionNoLongerThanItsTimeout() throws Exception {
    start(Duration.ofMillis(200));
    try (ProtocolClient client = ProtocolClient.of(server)) {
      lock(client);
      beginToStop();
      awaitStop();
    }
  }
}
