package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Records in chunks")
@StartsServer
class RecordStreamsTest {

  private static final Terms ONE_CHUNK = Terms.of(AccessMode.READ, Duration.ZERO).withChunks(1);
  private static final String NUMBERS = "UNWIND range(1, $n) AS i RETURN i, 'some text ' + i AS t";

  private static GraphServer server;
  private ProtocolClient client;

  @BeforeAll
  static void start() {
    server = start(TestDeadlines.HANGING);
  }

  /**
   * @param patience how long a stream waits for a client that asks for no more
   */
  private static GraphServer start(Duration patience) {
    return GraphServer.start(
        Map.of(
            ServerLimitSettings.worker_threads, 1, ServerLimitSettings.stream_timeout, patience));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void connect() throws IOException {
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  private static RunCypher numbers(long id, long count) {
    return new RunCypher(id, ONE_CHUNK, NUMBERS, Map.of("n", count));
  }

  @Test
  void thatFitIntoOneComeWithTheEnd() throws IOException {
    Success success = (Success) client.ask(numbers(1, 3));
    assertThat(success.columns()).containsExactly("i", "t");
    assertThat(success.records()).hasSize(3).contains(List.of(2L, "some text 2"));
  }

  @Test
  void comeWholeAndInOrderAsTheyAreAskedFor() throws IOException {
    List<Object> numbers = new ArrayList<>();
    Message message = client.ask(numbers(1, 100_000));
    assertThat(((Records) message).columns()).containsExactly("i", "t");
    int chunks = 0;
    while (message instanceof Records records) {
      records.records().forEach(row -> numbers.add(row.get(0)));
      assertThat(records.records()).as("about 128 KiB").hasSizeBetween(1_000, 20_000);
      message = client.ask(new Credit(1, 1));
      chunks++;
    }
    Success end = (Success) message;
    assertThat(end.columns()).as("have been sent").isEmpty();
    end.records().forEach(row -> numbers.add(row.get(0)));
    assertThat(numbers).hasSize(100_000).startsWith(1L, 2L).endsWith(99_999L, 100_000L);
    assertThat(chunks).isGreaterThan(5);
    assertThat(end.summary().phases().execute()).isPositive();
    assertThat(end.summary().phases().encode()).isPositive();
  }

  @Test
  void waitForTheClientWithoutAThread() throws IOException {
    for (long id = 1; id <= 5; id++) {
      assertThat(client.ask(numbers(id, 1_000_000))).isInstanceOf(Records.class);
    }
    assertThat(client.value("RETURN 1")).as("on the only worker").isEqualTo(1L);
    assertThat(client.ask(new Credit(3, 1)))
        .isInstanceOf(Records.class)
        .extracting(Message::id)
        .isEqualTo(3L);
  }

  @Test
  void ofAProcedureAreMadeAsTheyAreAskedFor() throws IOException {
    CallProcedure endless = new CallProcedure(1, ONE_CHUNK, "test.endless", Map.of());
    Records first = (Records) client.ask(endless);
    Records second = (Records) client.ask(new Credit(1, 1));
    assertThat(first.records().get(0)).containsExactly(0L);
    assertThat(second.records().get(0)).containsExactly((long) first.records().size());
    assertThat(code(client.ask(new Cancel(1)))).isEqualTo(ErrorCode.CANCELLED);
  }

  @Test
  void areLostToAClientThatAsksForNoMore() throws IOException {
    GraphServer impatient = start(Duration.ofSeconds(1));
    try (ProtocolClient slow = ProtocolClient.of(impatient)) {
      assertThat(slow.ask(numbers(1, 1_000_000))).isInstanceOf(Records.class);
      assertThat(code(slow.receive())).isEqualTo(ErrorCode.SLOW_READER);
      awaitNoTransactions(impatient);
    } finally {
      impatient.close();
    }
  }

  @Test
  void endWithTheConnection() throws IOException {
    try (ProtocolClient leaving = ProtocolClient.of(server)) {
      assertThat(leaving.ask(numbers(1, 1_000_000))).isInstanceOf(Records.class);
    }
    awaitNoTransactions(server);
  }

  @Test
  void thatFailInTheMiddleSayWhy() throws IOException {
    String text = "UNWIND range(1, 100000) AS i RETURN 1 / (99000 - i) AS x, 'some text ' + i AS t";
    Message message = client.ask(new RunCypher(1, ONE_CHUNK, text, Map.of()));
    while (message instanceof Records) {
      message = client.ask(new Credit(1, 1));
    }
    assertThat(code(message)).startsWith("Neo.ClientError.Statement.Arithmetic");
  }

  @Test
  void thatWriteAreCommittedAtTheEnd() throws IOException {
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ZERO).withChunks(1);
    String text =
        "UNWIND range(1, 20000) AS i CREATE (n:Streamed {i: i}) RETURN i, 'some text' AS t";
    Message message = client.ask(new RunCypher(1, terms, text, Map.of()));
    assertThat(message).isInstanceOf(Records.class);
    try (ProtocolClient other = ProtocolClient.of(server)) {
      assertThat(other.value("MATCH (n:Streamed) RETURN count(n)")).isEqualTo(0L);
      while (message instanceof Records) {
        message = client.ask(new Credit(1, 1));
      }
      assertThat(((Success) message).summary().counters()).containsEntry("nodesCreated", 20_000L);
      assertThat(other.value("MATCH (n:Streamed) RETURN count(n)")).isEqualTo(20_000L);
      other.run("MATCH (n:Streamed) DELETE n");
    }
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  private static void awaitNoTransactions(GraphServer busy) throws IOException {
    try (ProtocolClient other = ProtocolClient.of(busy)) {
      await()
          .until(
              () ->
                  other.value(
                      "SHOW TRANSACTIONS YIELD currentQuery AS q WHERE q STARTS WITH 'UNWIND'"
                          + " RETURN count(*)"),
              Long.valueOf(0)::equals);
    }
  }
}
