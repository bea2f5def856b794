package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.GraphDatabaseSettings;

@DisplayName("Open transactions and streams")
@StartsServer
class TransactionLimitsTest {

  private static final Credentials BOB = new Credentials("bob", "secret-of-bob");
  private static final Terms TERMS = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final String NUMBERS =
      "UNWIND range(1, 1000000) AS i RETURN i, 'some text ' + i AS t";

  /** Neo4j's memory for transactions, of which each takes 2 MiB. */
  private static final int TRANSACTIONS_IN_MEMORY = 20;

  /** Longer than any test waits: a stream that is not read stays open. */
  private static final Duration STAYING = TestDeadlines.HANGING.multipliedBy(4);

  private static GraphServer server;

  private ProtocolClient client;
  private ProtocolClient same;
  private ProtocolClient bob;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.maximum_transactions_of_user,
                TRANSACTIONS_IN_MEMORY / 4,
                ServerLimitSettings.maximum_transactions_in_all,
                TRANSACTIONS_IN_MEMORY / 2,
                ServerLimitSettings.stream_timeout,
                STAYING,
                GraphDatabaseSettings.memory_transaction_global_max_size,
                TRANSACTIONS_IN_MEMORY * 2L * 1024 * 1024));
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER bob SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", BOB.password()));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void connect() throws IOException {
    client = ProtocolClient.of(server);
    same = ProtocolClient.of(server);
    bob = ProtocolClient.of(server, "neo4j", BOB, Format.BSON);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
    same.close();
    bob.close();
    try (ProtocolClient other = ProtocolClient.of(server)) {
      await("the end of all transactions")
          .until(
              () ->
                  other.value(
                      "SHOW TRANSACTIONS YIELD transactionId, protocol WHERE protocol ="
                          + " 'shindig-neo4j' RETURN count(*) - 1"),
              Long.valueOf(0)::equals);
    }
  }

  private static RunCypher stream(long id) {
    return new RunCypher(id, TERMS.withChunks(1), NUMBERS, Map.of());
  }

  /** Opens transactions and streams in turn. */
  private static void open(ProtocolClient client, int count) throws IOException {
    for (long id = 1; id <= count; id++) {
      Message answer = client.ask(id % 2 == 0 ? stream(id) : new Begin(id, TERMS));
      assertThat(answer).isInstanceOfAny(Success.class, Records.class);
    }
  }

  private static void assertRefused(Message answer) {
    assertThat(((Failure) answer).code()).isEqualTo(ErrorCode.TOO_MANY_TRANSACTIONS);
    assertThat(((Failure) answer).retryable()).isTrue();
  }

  @Test
  void areLimitedForEachUserOverAllConnections() throws IOException {
    open(client, TRANSACTIONS_IN_MEMORY / 4);
    assertRefused(same.ask(new Begin(1, TERMS)));
    assertRefused(same.ask(stream(1)));
    assertThat(same.value("RETURN 1")).as("in one message").isEqualTo(1L);
    assertThat(bob.ask(new Begin(1, TERMS))).as("of another user").isInstanceOf(Success.class);
  }

  @Test
  void areLimitedForAllUsersTogetherWhichLeavesLoginsTheirMemory() throws IOException {
    open(client, TRANSACTIONS_IN_MEMORY / 4);
    open(bob, TRANSACTIONS_IN_MEMORY / 4);
    assertRefused(bob.ask(new Begin(100, TERMS)));
    assertRefused(same.ask(stream(100)));
    try (ProtocolClient late = ProtocolClient.of(server)) {
      assertThat(late.value("RETURN 1")).as("a login").isEqualTo(1L);
    }
  }

  @Test
  void leaveLoginsTheirMemoryHoweverMuchTheirQueriesTake() throws IOException {
    long next = openUntilMemoryIsFull(1, NUMBERS + " ORDER BY t LIMIT 50000");
    assertThat(next).as("one of them fits").isGreaterThan(2);
    openUntilMemoryIsFull(next, NUMBERS);
    try (ProtocolClient late = ProtocolClient.of(server)) {
      assertThat(late.ask(new Begin(1, TERMS))).isInstanceOf(Success.class);
    }
  }

  /** Opens streams of both users in turn; returns the id after that of the one that failed. */
  private long openUntilMemoryIsFull(long first, String text) throws IOException {
    long id = first;
    Message answer;
    do {
      ProtocolClient opener = id % 2 == 0 ? client : bob;
      answer = opener.ask(new RunCypher(id, TERMS.withChunks(1), text, Map.of()));
      id++;
    } while (answer instanceof Records);
    assertThat(((Failure) answer).code()).contains("MemoryPool");
    return id;
  }

  @Test
  void makeRoomWhenTheyEnd() throws IOException {
    open(client, TRANSACTIONS_IN_MEMORY / 4);
    assertThat(client.ask(new Rollback(100, 1))).isInstanceOf(Success.class);
    assertThat(same.ask(new Begin(1, TERMS))).isInstanceOf(Success.class);
    assertThat(((Failure) client.ask(new Cancel(2))).code()).isEqualTo(ErrorCode.CANCELLED);
    assertThat(same.ask(stream(2))).isInstanceOf(Records.class);
    assertRefused(same.ask(stream(3)));
    client.close();
    await().until(() -> isOpened(same, 4));
  }

  private static boolean isOpened(ProtocolClient client, long id) throws IOException {
    return client.ask(new Begin(id, TERMS)) instanceof Success;
  }

  @Test
  void takeNoRoomIfTheyFail() throws IOException {
    for (long id = 1; id <= TRANSACTIONS_IN_MEMORY; id++) {
      RunCypher wrong = new RunCypher(id, TERMS.withChunks(1), "RETURN 1 / 0", Map.of());
      assertThat(((Failure) client.ask(wrong)).code()).startsWith("Neo.ClientError");
      Terms unknown = TERMS.after(List.of("no:1"));
      assertThat(((Failure) client.ask(new Begin(id, unknown))).code())
          .isEqualTo(ErrorCode.UNKNOWN_BOOKMARK);
    }
  }
}
