package io.shindigneo4j.server;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.ProtocolClient.write;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.config.Setting;

@DisplayName("A server with tight limits")
@StartsServer
class LimitsTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";
  private static final int MESSAGE = 4096;

  private static GraphServer server;

  @BeforeAll
  static void start() {
    Map<Setting<?>, Object> settings = new HashMap<>();
    settings.put(ServerLimitSettings.worker_threads, 1);
    settings.put(ServerLimitSettings.queue_size, 1);
    settings.put(ServerLimitSettings.maximum_requests_in_flight, 2);
    settings.put(ServerLimitSettings.maximum_message_size, (long) MESSAGE);
    settings.put(ServerLimitSettings.maximum_records, 10);
    settings.put(ServerLimitSettings.maximum_fragments, 3);
    settings.put(ServerLimitSettings.maximum_open_transactions, 1);
    settings.put(ServerLimitSettings.request_timeout, Duration.ofSeconds(10));
    settings.put(GraphDatabaseSettings.transaction_monitor_check_interval, Duration.ofMillis(100));
    server = GraphServer.start(settings);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void refusesMoreRequestsInFlightThanAllowed() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.send(read(1, SLOW));
      awaitRunning();
      client.send(read(2, SLOW));
      Failure failure = (Failure) client.ask(read(3, "RETURN 1"));
      assertThat(failure.id()).isEqualTo(3);
      assertThat(failure.code()).isEqualTo(ErrorCode.TOO_MANY_REQUESTS);
      assertThat(failure.retryable()).isTrue();
    }
    awaitIdle();
  }

  @Test
  void commitsNoTransactionOfWhichItHasRefusedWork() throws IOException {
    Terms inside = Terms.of(AccessMode.WRITE, Duration.ZERO).inTransaction(1);
    String locking = "UNWIND [1] AS i MATCH (n:Locked) SET n.taken = true";
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally("CREATE (:Locked)");
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.ask(new Begin(1, Terms.of(AccessMode.WRITE, Duration.ZERO)));
      try (Transaction lock = database.beginTx()) {
        lock.execute("MATCH (n:Locked) SET n.taken = false").close();
        client.send(new RunCypher(2, inside, locking, Map.of()));
        awaitRunning();
        Message refused = client.ask(new RunCypher(3, inside, "CREATE (:Lost)", Map.of()));
        assertThat(((Failure) refused).code()).isEqualTo(ErrorCode.TOO_MANY_REQUESTS);
      }
      client.receive();
      Message commit = client.ask(new Commit(4, 1));
      assertThat(((Failure) commit).code()).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    }
    awaitIdle();
  }

  @Test
  void isBusyWhenTheQueueIsFullButLetsIn() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server);
        ProtocolClient other = ProtocolClient.of(server)) {
      client.send(read(1, SLOW));
      awaitRunning();
      client.send(read(2, SLOW));
      await().untilAsserted(() -> assertBusy(other));
      try (RawWebSocket late = new RawWebSocket(server.port())) {
        UpgradeText upgrade =
            UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");
        assertThat(late.upgrade(upgrade).status()).isEqualTo(101);
      }
    }
    awaitIdle();
  }

  @Test
  void answersWhatItRefusedNoSecondTimeAtItsDeadline() throws IOException {
    Duration limit = Duration.ofMillis(300);
    try (ProtocolClient client = ProtocolClient.of(server);
        ProtocolClient other = ProtocolClient.of(server)) {
      client.send(read(1, SLOW));
      awaitRunning();
      client.send(read(2, SLOW));
      await().untilAsserted(() -> assertBusy(other));
      Message late = other.ask(new RunCypher(7, AccessMode.READ, limit, "RETURN 1", Map.of()));
      assertThat(((Failure) late).code()).isEqualTo(ErrorCode.BUSY);
      await().pollDelay(limit.multipliedBy(2)).until(() -> true);
      assertThat(other.ask(read(8, "RETURN 1")).id()).isEqualTo(8);
    }
    awaitIdle();
  }

  @Test
  void answersWhatIsLateThoughNoThreadIsFree() throws IOException {
    Duration limit = Duration.ofMillis(300);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.send(read(1, SLOW));
      awaitRunning();
      Message late = client.ask(new RunCypher(2, AccessMode.READ, limit, "RETURN 1", Map.of()));
      assertThat(late.id()).as("and not the slow one").isEqualTo(2);
      assertThat(((Failure) late).code()).isEqualTo(ErrorCode.TIMED_OUT);
    }
    awaitIdle();
  }

  @Test
  void doesNotBeginAWriteThatHasWaitedForItsTimeout() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server);
        ProtocolClient other = ProtocolClient.of(server)) {
      client.send(write(1, SLOW));
      awaitRunning();
      String write = "CREATE (:Late)";
      Message late =
          other.ask(new RunCypher(2, AccessMode.WRITE, Duration.ofMillis(500), write, Map.of()));
      assertThat(((Failure) late).code()).isEqualTo(ErrorCode.TIMED_OUT);
      client.close();
      awaitIdle();
      await() // as the worker leaves the one and then looks at the other
          .ignoreException(IllegalStateException.class)
          .until(() -> other.value("MATCH (n:Late) RETURN count(n)"), count -> count.equals(0L));
    }
  }

  private static void assertBusy(ProtocolClient client) throws IOException {
    Duration limit = Duration.ofMillis(300); // for the case that there is a place in the queue
    Failure failure =
        (Failure) client.ask(new RunCypher(9, AccessMode.READ, limit, "RETURN 1", Map.of()));
    assertThat(failure.code()).isEqualTo(ErrorCode.BUSY);
    assertThat(failure.retryable()).isTrue();
  }

  @Test
  void closesAConnectionAfterAMessageBeyondTheLimit() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.sendPayload(new byte[MESSAGE + 1]);
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.TOO_LARGE);
    }
  }

  @Test
  void closesAConnectionAfterFragmentsBeyondTheLimit() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.socket().sendFragment(RawWebSocket.BINARY, new byte[MESSAGE - 1]);
      client.socket().sendFrame(RawWebSocket.CONTINUATION, new byte[2]);
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.TOO_LARGE);
    }
  }

  @Test
  void closesAConnectionAfterMoreFragmentsThanAllowed() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      client.socket().sendFragment(RawWebSocket.BINARY, new byte[0]);
      client.socket().sendFragment(RawWebSocket.CONTINUATION, new byte[0]);
      client.socket().sendFragment(RawWebSocket.CONTINUATION, new byte[0]);
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.TOO_MANY_FRAGMENTS);
    }
  }

  @Test
  void takesMessagesInAsManyFragmentsAsAllowed() throws IOException {
    byte[] request = new MessageCodec(Format.BSON).encode(read(1, "RETURN 1"));
    try (ProtocolClient client = ProtocolClient.of(server)) {
      for (int i = 0; i < 2; i++) { // each counts from one
        client.socket().sendFragment(RawWebSocket.BINARY, Arrays.copyOf(request, 10));
        client.socket().sendFrame(RawWebSocket.PING, new byte[0]);
        client.socket().sendFragment(RawWebSocket.CONTINUATION, new byte[0]);
        client
            .socket()
            .sendFrame(RawWebSocket.CONTINUATION, Arrays.copyOfRange(request, 10, request.length));
        assertThat(client.socket().receive().opcode()).isEqualTo(RawWebSocket.PONG);
        assertThat(client.receive()).isInstanceOf(Success.class);
      }
    }
  }

  @Test
  void opensNoMoreTransactionsThanAllowed() throws IOException {
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      assertThat(client.ask(new Begin(1, terms))).isInstanceOf(Success.class);
      Failure failure = (Failure) client.ask(new Begin(2, terms));
      assertThat(failure.code()).isEqualTo(ErrorCode.TOO_MANY_TRANSACTIONS);
      assertThat(failure.retryable()).isTrue();
      client.ask(new Rollback(3, 1));
      assertThat(client.ask(new Begin(4, terms))).isInstanceOf(Success.class);
    }
  }

  @Test
  @DefectOfPredecessor("Results are unbounded")
  void answersWithNoMoreRecordsThanAllowed() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      Success most = (Success) client.ask(read(1, "UNWIND range(1, 10) AS i RETURN i"));
      assertThat(most.records()).hasSize(10);
      Failure failure = (Failure) client.ask(read(2, "UNWIND range(1, 11) AS i RETURN i"));
      assertThat(failure.code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE);
    }
  }

  @Test
  @DefectOfPredecessor("Results are unbounded")
  void answersWithNoMoreBytesThanAllowed() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      String cypher = "RETURN reduce(s = '', i IN range(1, %d) | s + 'x')";
      assertThat((String) client.value(cypher.formatted(MESSAGE - 500))).hasSize(MESSAGE - 500);
      Failure failure = client.failure(AccessMode.READ, cypher.formatted(MESSAGE), Map.of());
      assertThat(failure.code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE);
      assertThat(client.value("RETURN 1")).as("the connection goes on").isEqualTo(1L);
    }
  }

  @Test
  void commitsNothingWhoseAnswerIsTooLarge() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      String cypher = "CREATE (n:Big) RETURN reduce(s = '', i IN range(1, 5000) | s + 'x')";
      Failure failure = client.failure(AccessMode.WRITE, cypher, Map.of());
      assertThat(failure.code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE);
      assertThat(client.value("MATCH (n:Big) RETURN count(n)")).isEqualTo(0L);
    }
  }

  @Test
  void tellsEvenAFailureWhoseMessageIsBeyondTheLimit() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      String cypher = "RETURN '" + "x".repeat(3_600) + "' AS";
      assertThat(client.failure(AccessMode.READ, cypher, Map.of()).code())
          .isEqualTo("Neo.ClientError.Statement.SyntaxError");
    }
  }

  /** One that is planned still may let another pass before it. */
  private static void awaitRunning() {
    await().until(() -> slowTransactions("currentQueryStatus IN ['running', 'waiting']") == 1);
  }

  private static void awaitIdle() {
    await().until(() -> slowTransactions("true") == 0);
  }

  private static long slowTransactions(String condition) {
    return server
        .database("neo4j")
        .executeTransactionally(
            "SHOW TRANSACTIONS YIELD currentQuery, currentQueryStatus "
                + "WHERE currentQuery STARTS WITH 'UNWIND' AND "
                + condition
                + " RETURN count(*) AS count",
            Map.of(),
            result -> (Long) result.next().get("count"));
  }
}
