package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An open transaction")
@ExtendWith(SharedGraphServer.class)
class ExplicitTransactionsTest {

  private static final String COUNT = "MATCH (n:Kept) RETURN count(n)";
  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private GraphServer server;
  private ProtocolClient client;
  private ProtocolClient other;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    server.clear();
    client = ProtocolClient.of(server);
    other = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
    other.close();
  }

  private void begin(long id, AccessMode mode, Duration timeout) throws IOException {
    assertThat(client.ask(new Begin(id, Terms.of(mode, timeout)))).isInstanceOf(Success.class);
  }

  private static RunCypher work(long id, long transaction, String text) {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO).inTransaction(transaction);
    return new RunCypher(id, terms, text, Map.of());
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  @Test
  void isSeenByOthersFromItsCommitOn() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    Success created = (Success) client.ask(work(2, 1, "CREATE (n:Kept) RETURN 1"));
    assertThat(created.summary().counters()).containsEntry("nodesCreated", 1L);
    assertThat(created.summary().bookmark()).isEmpty();
    assertThat(((Success) client.ask(work(3, 1, COUNT))).records()).containsExactly(List.of(1L));
    assertThat(other.value(COUNT)).isEqualTo(0L);
    Success committed = (Success) client.ask(new Commit(4, 1));
    assertThat(committed.summary().bookmark()).isPresent();
    assertThat(other.value(COUNT)).isEqualTo(1L);
    assertThat(code(client.ask(new Commit(5, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
  }

  @Test
  void leavesNothingWhenItIsRolledBack() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    client.ask(work(2, 1, "CREATE (n:Kept)"));
    assertThat(client.ask(new Rollback(3, 1))).isInstanceOf(Success.class);
    assertThat(code(client.ask(work(4, 1, COUNT)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(other.value(COUNT)).isEqualTo(0L);
    begin(1, AccessMode.WRITE, Duration.ZERO);
  }

  @Test
  void isRolledBackWhenSomethingInItFails() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    client.send(work(2, 1, "CREATE (n:Kept)"));
    client.send(work(3, 1, "RETURN 1 / 0"));
    client.send(work(4, 1, "CREATE (n:Kept)"));
    client.send(new Commit(5, 1));
    assertThat(client.receive()).isInstanceOf(Success.class);
    assertThat(code(client.receive())).contains("Arithmetic");
    assertThat(code(client.receive())).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(code(client.receive())).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(other.value(COUNT)).isEqualTo(0L);
  }

  @Test
  void isNotCommittedWithoutWorkThatIsMalformed() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    client.ask(work(2, 1, "CREATE (n:Kept)"));
    Terms malformed = Terms.of(AccessMode.WRITE, Duration.ofSeconds(-1)).inTransaction(1);
    Message answer = client.ask(new RunCypher(3, malformed, "CREATE (n:Kept)", Map.of()));
    assertThat(code(answer)).isEqualTo(ErrorCode.MALFORMED_REQUEST);
    assertThat(code(client.ask(new Commit(4, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(other.value(COUNT)).isEqualTo(0L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bson", "json"})
  void isNotCommittedWithoutAParameterThatCannotBeReadWhichFailsAlone(String format)
      throws IOException {
    Subprotocol subprotocol = new Subprotocol(Format.named(format).orElseThrow());
    try (ProtocolClient sender = ProtocolClient.of(server, subprotocol)) {
      sender.ask(new Begin(1, Terms.of(AccessMode.WRITE, Duration.ZERO)));
      sender.ask(new Begin(2, Terms.of(AccessMode.WRITE, Duration.ZERO)));
      sender.ask(work(3, 1, "CREATE (n:Kept)"));
      sender.sendPayload(withUnknownZone(work(4, 2, "RETURN $moment"), subprotocol));
      Failure failure = (Failure) sender.receive();
      assertThat(failure.id()).isEqualTo(4);
      assertThat(failure.code()).isEqualTo(ErrorCode.MALFORMED_REQUEST);
      assertThat(sender.ask(new Commit(5, 1))).isInstanceOf(Success.class);
      assertThat(code(sender.ask(new Commit(6, 2)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    }
    assertThat(other.value(COUNT)).isEqualTo(1L);
  }

  private static byte[] withUnknownZone(RunCypher work, Subprotocol subprotocol) {
    ZonedDateTime moment = ZonedDateTime.parse("2026-02-28T10:15:30+01:00[Europe/Paris]");
    Map<String, Object> parameters = Map.of("moment", moment);
    byte[] payload =
        subprotocol.codec().encode(new RunCypher(work.id(), work.terms(), work.text(), parameters));
    return new String(payload, ISO_8859_1).replace("/Paris", "/Sirap").getBytes(ISO_8859_1);
  }

  @Test
  void isNotCommittedWithoutWorkWhoseIdIsInUse() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    client.ask(work(2, 1, "CREATE (n:Kept)"));
    Message answer = client.ask(work(1, 1, "CREATE (n:Kept)"));
    assertThat(code(answer)).isEqualTo(ErrorCode.DUPLICATE_ID);
    assertThat(code(client.ask(new Commit(4, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(other.value(COUNT)).isEqualTo(0L);
  }

  @Test
  void doesItsWorkInTheOrderInWhichItComes() throws IOException {
    begin(0, AccessMode.WRITE, Duration.ZERO);
    client.ask(work(1, 0, "CREATE (n:Kept {last: 0})"));
    for (long i = 2; i < 200; i++) {
      client.send(work(i, 0, "MATCH (n:Kept) SET n.last = " + i + " RETURN n.last"));
    }
    client.send(new Commit(200, 0));
    for (long i = 2; i <= 200; i++) {
      assertThat(client.receive()).isInstanceOf(Success.class).extracting(Message::id).isEqualTo(i);
    }
    assertThat(other.value("MATCH (n:Kept) RETURN n.last")).isEqualTo(199L);
  }

  @Test
  void holdsUpNothingOutsideOfIt() throws IOException {
    begin(1, AccessMode.READ, Duration.ZERO);
    client.send(work(2, 1, SLOW));
    Set<Long> answered = new HashSet<>();
    for (long id = 10; id < 20; id++) {
      client.send(ProtocolClient.read(id, "RETURN 1"));
    }
    for (long id = 10; id < 20; id++) {
      answered.add(client.receive().id());
    }
    assertThat(answered).hasSize(10).doesNotContain(2L);
    assertThat(code(client.ask(new Cancel(1)))).isEqualTo(ErrorCode.CANCELLED);
  }

  @Test
  void waitsWithTheNextUntilAllRecordsAreFetched() throws IOException {
    begin(1, AccessMode.READ, Duration.ZERO);
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO).inTransaction(1).withChunks(1);
    String text = "UNWIND range(1, 20000) AS i RETURN i, 'some text' AS t";
    assertThat(client.ask(new RunCypher(2, terms, text, Map.of()))).isInstanceOf(Records.class);
    client.send(work(3, 1, "RETURN 1"));
    Message message = client.ask(new Credit(2, 1));
    while (message instanceof Records) {
      message = client.ask(new Credit(2, 1));
    }
    assertThat(message).isInstanceOf(Success.class).extracting(Message::id).isEqualTo(2L);
    assertThat(client.receive()).isInstanceOf(Success.class).extracting(Message::id).isEqualTo(3L);
  }

  @Test
  void thatReadsWritesNothing() throws IOException {
    begin(1, AccessMode.READ, Duration.ZERO);
    assertThat(code(client.ask(work(2, 1, "CREATE (n:Kept)")))).isEqualTo(ErrorCode.READ_ONLY);
  }

  @Test
  void endsAtItsDeadlineThoughNobodyUsesIt() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ofMillis(300));
    client.ask(work(2, 1, "CREATE (n:Kept)"));
    awaitOpenTransactions(0);
    assertThat(code(client.ask(new Commit(3, 1)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
  }

  @Test
  void endsWithTheConnection() throws IOException {
    begin(1, AccessMode.WRITE, Duration.ZERO);
    client.ask(work(2, 1, "CREATE (n:Kept)"));
    client.close();
    awaitOpenTransactions(0);
    assertThat(other.value(COUNT)).isEqualTo(0L);
  }

  @Test
  void takesARequestForNoOtherTransaction() throws IOException {
    assertThat(code(client.ask(work(1, 7, "RETURN 1")))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(code(client.ask(new Rollback(2, 7)))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    begin(1, AccessMode.READ, Duration.ZERO);
    assertThat(code(other.ask(work(3, 1, "RETURN 1")))).isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    Begin same = new Begin(1, Terms.of(AccessMode.READ, Duration.ZERO));
    assertThat(code(client.ask(same))).isEqualTo(ErrorCode.DUPLICATE_ID);
  }

  private void awaitOpenTransactions(long count) {
    await()
        .until(
            () ->
                other.value(
                    "SHOW TRANSACTIONS YIELD transactionId, protocol WHERE protocol ="
                        + " 'shindig-neo4j' RETURN count(*) - 1"),
            Long.valueOf(count)::equals);
  }
}
