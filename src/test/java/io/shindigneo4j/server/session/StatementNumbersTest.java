package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A Cypher text that is named by its number")
@ExtendWith(SharedGraphServer.class)
@StartsServer
class StatementNumbersTest {

  private static final Terms READ = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final Terms WRITE = Terms.of(AccessMode.WRITE, Duration.ZERO);
  private static final String COUNT = "MATCH (n:Named) RETURN count(n)";
  private static final String CREATE = "CREATE (n:Named {x: $x}) RETURN n.x";

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

  private static RunStatement given(long id, Terms terms, long number, String text) {
    return new RunStatement(id, terms, number, Optional.of(text), Map.of("x", id));
  }

  private static RunStatement named(long id, Terms terms, long number) {
    return new RunStatement(id, terms, number, Optional.empty(), Map.of("x", id));
  }

  private static Object value(Message answer) {
    return ((Success) answer).records().get(0).get(0);
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }

  private Map.Entry<Long, String> failure() throws IOException {
    Failure failure = (Failure) client.receive();
    return Map.entry(failure.id(), failure.code());
  }

  @Test
  void isRunWithItsOwnParameters() throws IOException {
    assertThat(value(client.ask(given(1, READ, 7, "RETURN $x * 10")))).isEqualTo(10L);
    assertThat(value(client.ask(named(2, READ, 7)))).isEqualTo(20L);
    assertThat(value(client.ask(given(3, READ, 7, "RETURN -$x")))).isEqualTo(-3L);
    assertThat(value(client.ask(named(4, READ, 7)))).isEqualTo(-4L);
  }

  @Test
  void mayBeNamedBeforeTheFirstAnswerHasCome() throws IOException {
    String large = "RETURN $x /*" + " ".repeat(60_000) + "*/"; // is decoded on another thread
    client.send(given(1, READ, 7, large));
    client.send(named(2, READ, 7));
    List<Object> values = List.of(value(client.receive()), value(client.receive()));
    assertThat(values).containsExactlyInAnyOrder(1L, 2L);
  }

  @Test
  void isUnknownToOtherConnections() throws IOException {
    client.ask(given(1, READ, 7, "RETURN 1"));
    try (ProtocolClient other = ProtocolClient.of(server)) {
      Failure unknown = (Failure) other.ask(named(1, READ, 7));
      assertThat(unknown.code()).isEqualTo(ErrorCode.UNKNOWN_STATEMENT);
      assertThat(unknown.retryable()).isTrue();
      assertThat(other.value("RETURN 2")).isEqualTo(2L);
    }
  }

  @Test
  void isRememberedEvenIfItFails() throws IOException {
    assertThat(code(client.ask(given(1, READ, 7, "RETURN 1 / ($x - 1)")))).contains("Arithmetic");
    assertThat(value(client.ask(named(2, READ, 7)))).isEqualTo(1L);
  }

  @Test
  void hasNoEffectBeyondTheLimits() throws IOException {
    String tooLong = CREATE + " ".repeat(StatementLimits.MAX_TEXT_LENGTH);
    assertThat(code(client.ask(given(1, WRITE, 7, tooLong))))
        .isEqualTo(ErrorCode.STATEMENT_TOO_LONG);
    assertThat(code(client.ask(given(2, WRITE, 256, CREATE))))
        .isEqualTo(ErrorCode.INVALID_STATEMENT_NUMBER);
    assertThat(code(client.ask(named(3, WRITE, 7)))).isEqualTo(ErrorCode.UNKNOWN_STATEMENT);
    assertThat(client.value(COUNT)).isEqualTo(0L);
    assertThat(client.run(tooLong.replace("$x", "1")).records())
        .as("nobody asks to remember it")
        .hasSize(1);
  }

  @Test
  void isRunInATransactionAndInChunks() throws IOException {
    client.ask(new Begin(1, WRITE));
    client.ask(given(2, WRITE.inTransaction(1), 7, CREATE));
    client.ask(named(3, WRITE.inTransaction(1), 7));
    client.ask(new Commit(4, 1));
    assertThat(client.value(COUNT)).isEqualTo(2L);
    String many = "UNWIND range(1, 100000) AS i RETURN i";
    client.ask(given(5, READ, 8, many));
    assertThat(client.ask(named(6, READ.withChunks(1), 8))).isInstanceOf(Records.class);
  }

  @Test
  void endsTheTransactionWhereItIsUnknown() throws IOException {
    client.ask(new Begin(1, WRITE));
    client.ask(given(2, WRITE.inTransaction(1), 7, CREATE));
    client.send(named(3, WRITE.inTransaction(1), 8));
    client.send(new Commit(4, 1));
    assertThat(List.of(failure(), failure())) // whichever comes first
        .containsExactlyInAnyOrder(
            Map.entry(3L, ErrorCode.UNKNOWN_STATEMENT),
            Map.entry(4L, ErrorCode.UNKNOWN_TRANSACTION));
    assertThat(code(client.ask(named(5, WRITE.inTransaction(1), 8))))
        .isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
    assertThat(client.value(COUNT)).isEqualTo(0L);
  }

  @Test
  void isTheSameWriteAsItsText() throws IOException {
    Map<String, Object> parameters = Map.of("x", 5L);
    Terms once = WRITE.withRequestId("named-write");
    client.ask(new RunStatement(1, once, 7, Optional.of(CREATE), parameters));
    assertThat(value(client.ask(new RunStatement(2, once, 7, Optional.empty(), parameters))))
        .isEqualTo(5L);
    assertThat(value(client.ask(new RunCypher(3, once, CREATE, parameters)))).isEqualTo(5L);
    assertThat(client.value(COUNT)).isEqualTo(1L);
    assertThat(code(client.ask(given(4, once, 7, CREATE + " AS other"))))
        .isEqualTo(ErrorCode.REUSED_REQUEST_ID);
  }

  @Test
  void obeysTheModeOfTheRequest() throws IOException {
    client.ask(given(1, WRITE, 7, CREATE));
    assertThat(code(client.ask(named(2, READ, 7)))).isEqualTo(ErrorCode.READ_ONLY);
    assertThat(client.value(COUNT)).isEqualTo(1L);
  }

  @Test
  void isForbiddenAsAnyOther() throws IOException {
    for (AdhocCypher rule : List.of(AdhocCypher.READ_ONLY, AdhocCypher.FORBIDDEN)) {
      try (GraphServer strict = GraphServer.start(Map.of(ServerSettings.adhoc_cypher, rule));
          ProtocolClient strictClient = ProtocolClient.of(strict)) {
        strictClient.ask(given(1, READ, 7, CREATE));
        assertThat(code(strictClient.ask(given(2, WRITE, 7, CREATE))))
            .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
        assertThat(code(strictClient.ask(named(3, WRITE, 7))))
            .isEqualTo(ErrorCode.FORBIDDEN_CYPHER);
        assertThat(code(strictClient.ask(named(4, READ, 7))))
            .isEqualTo(
                rule == AdhocCypher.FORBIDDEN ? ErrorCode.FORBIDDEN_CYPHER : ErrorCode.READ_ONLY);
      }
    }
  }

  @Test
  void isAnsweredAsItsTextIsAtRandom() throws IOException {
    Random random = new Random(20);
    String[] texts = new String[20];
    for (int id = 1; id <= 1_000; id++) {
      int number = random.nextInt(texts.length);
      Message byNumber;
      if (texts[number] == null || random.nextInt(10) == 0) {
        texts[number] = "RETURN " + random.nextInt(10) + " - $x / " + random.nextInt(3);
        byNumber = client.ask(given(id, READ, number, texts[number]));
      } else {
        byNumber = client.ask(named(id, READ, number));
      }
      RunCypher whole = new RunCypher(id, READ, texts[number], Map.of("x", (long) id));
      assertThat(outcome(byNumber)).isEqualTo(outcome(client.ask(whole)));
    }
  }

  private static Object outcome(Message answer) {
    return answer instanceof Success success ? success.records() : answer;
  }
}
