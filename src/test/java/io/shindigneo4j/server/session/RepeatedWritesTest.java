package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.OldData;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.neo4j.logging.NullLog;

@DisplayName("A write with a request id")
@ExtendWith(SharedGraphServer.class)
class RepeatedWritesTest {

  private static final String CREATE = "CREATE (n:Made {x: $x}) RETURN n.x AS x";
  private static final String COUNT = "MATCH (n:Made) RETURN count(n)";

  private static final String STORED = "MATCH (w:ShindigWrite|Request) RETURN count(w)";

  private GraphServer server;
  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    server.clear();
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  private static Terms terms(String requestId) {
    return Terms.of(AccessMode.WRITE, Duration.ofSeconds(20)).withRequestId(requestId);
  }

  private static Work write(long id, String requestId, long x) {
    return new RunCypher(id, terms(requestId), CREATE, Map.of("x", x));
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  @Test
  void takesEffectOnceHoweverOftenItIsSent() throws IOException {
    Success first = (Success) client.ask(write(1, "a", 5));
    try (ProtocolClient other =
        ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, Format.JSON)) {
      Success again = (Success) other.ask(write(9, "a", 5));
      assertThat(again.id()).isEqualTo(9);
      assertThat(again.columns()).isEqualTo(first.columns());
      assertThat(again.records()).isEqualTo(first.records()).containsExactly(List.of(5L));
      assertThat(again.summary().counters()).containsEntry("nodesCreated", 1L);
      assertThat(number(again)).isGreaterThanOrEqualTo(number(first));
    }
    assertThat(client.value(COUNT)).isEqualTo(1L);
    assertThat(client.ask(write(2, "b", 5))).isInstanceOf(Success.class);
    assertThat(client.value(COUNT)).isEqualTo(2L);
  }

  /** The number of the state that an answer's bookmark names. */
  private static long number(Success answer) {
    return Long.parseLong(answer.summary().bookmark().orElseThrow().replaceAll(".*:", ""));
  }

  @Test
  void isNoOtherWrite() throws IOException {
    client.ask(write(1, "a", 5));
    assertThat(code(client.ask(write(2, "a", 6)))).isEqualTo(ErrorCode.REUSED_REQUEST_ID);
    CallProcedure call = new CallProcedure(3, terms("a"), "test.write", Map.of());
    assertThat(code(client.ask(call))).isEqualTo(ErrorCode.REUSED_REQUEST_ID);
    assertThat(client.value(COUNT)).isEqualTo(1L);
  }

  @Test
  void mayHaveAnIdOfTheGreatestLength() throws IOException {
    String longest = "\uFFFD".repeat(Terms.MAX_REQUEST_ID_LENGTH);
    assertThat(client.ask(write(1, longest, 5))).isInstanceOf(Success.class);
    assertThat(client.ask(write(2, longest, 5))).isInstanceOf(Success.class);
    assertThat(client.value(COUNT)).isEqualTo(1L);
  }

  @Test
  void thatFailedMayBeTriedAgain() throws IOException {
    Work failing = new RunCypher(1, terms("a"), "CREATE (n:Made) RETURN 1 / $x", Map.of("x", 0L));
    assertThat(code(client.ask(failing))).contains("Arithmetic");
    assertThat(client.ask(write(2, "a", 5))).isInstanceOf(Success.class);
    assertThat(client.value(COUNT)).isEqualTo(1L);
  }

  @Test
  void isDoneOnceByEightClientsAtATime() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Message>> calls = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        calls.add(this::writeUntilAnswered);
      }
      for (Future<Message> answer :
          clients.invokeAll(calls, TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)) {
        assertThat(((Success) answer.get()).records()).containsExactly(List.of(7L));
      }
      assertThat(client.value(COUNT)).isEqualTo(1L);
    } finally {
      clients.shutdownNow();
    }
  }

  private Message writeUntilAnswered() throws IOException {
    try (ProtocolClient own = ProtocolClient.of(server)) {
      Message answer = own.ask(write(1, "same", 7));
      while (answer instanceof Failure failure && failure.retryable()) {
        answer = own.ask(write(1, "same", 7));
      }
      return answer;
    }
  }

  @Test
  void ofAnotherUserIsAnotherWrite() throws IOException {
    try (ProtocolClient system =
        ProtocolClient.of(server, "system", GraphServer.CREDENTIALS, Format.BSON)) {
      system.run(
          "CREATE USER repeating IF NOT EXISTS SET PLAINTEXT PASSWORD 'a-password' CHANGE NOT"
              + " REQUIRED");
      assertThat(system.ask(ProtocolClient.read(1, "SHOW USERS"))).isInstanceOf(Success.class);
    }
    Credentials other = new Credentials("repeating", "a-password");
    client.ask(write(1, "a", 5));
    try (ProtocolClient stranger = ProtocolClient.of(server, "neo4j", other, Format.BSON)) {
      assertThat(stranger.ask(write(1, "a", 6))).isInstanceOf(Success.class);
    }
    assertThat(client.value(COUNT)).isEqualTo(2L);
  }

  @Test
  void mayBeATransactionOfWhichTheClientLearnsThatItWasCommitted() throws IOException {
    Terms inside = Terms.of(AccessMode.WRITE, Duration.ZERO).inTransaction(1);
    assertThat(((Success) client.ask(new Begin(1, terms("t")))).records()).isEmpty();
    client.ask(new RunCypher(2, inside, CREATE, Map.of("x", 1L)));
    Success first = (Success) client.ask(new Commit(3, 1));
    try (ProtocolClient other = ProtocolClient.of(server)) {
      Success again = (Success) other.ask(new Begin(1, terms("t")));
      assertThat(again.records()).containsExactly(List.of(true));
      assertThat(number(again)).isGreaterThanOrEqualTo(number(first));
    }
  }

  @Test
  void isForgottenAfterADay() throws IOException {
    client.ask(write(1, "old", 5));
    client.run("CREATE (:Request {key: 'old', at: timestamp(), answer: ''})");
    long now = System.currentTimeMillis();
    ExpiredDataCleanup cleanup = new ExpiredDataCleanup(null, null, NullLog.getInstance());
    cleanup.forget(server.database("neo4j"), now + Duration.ofHours(23).toMillis());
    assertThat(client.value(STORED)).isEqualTo(2L);
    cleanup.forget(server.database("neo4j"), now + Duration.ofHours(25).toMillis());
    assertThat(client.value(STORED)).isEqualTo(0L);
    assertThat(client.value(COUNT)).isEqualTo(1L);
  }

  @Test
  void isForgottenWithWhatHasExpiredOfOpenSocials() throws IOException {
    OldData.create(server);
    new ExpiredDataCleanup(null, null, NullLog.getInstance())
        .forget(server.database("neo4j"), OldData.NOW.toEpochMilli());
    assertThat(OldData.left(server)).containsExactlyElementsOf(OldData.KEPT);
  }
}
