package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A Cypher text beyond the limits is refused before it is planned")
@ExtendWith(SharedGraphServer.class)
class CypherLimitsTest {

  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer server) throws IOException {
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  static Stream<String> nested() {
    return Stream.of(
        "RETURN " + "[".repeat(20_000) + "]".repeat(20_000) + " AS x",
        "RETURN " + "NOT ".repeat(50_000) + "true AS x",
        "RETURN 1" + "+1".repeat(20_000) + " AS x");
  }

  @ParameterizedTest
  @MethodSource("nested")
  void asItIsNestedTooDeeply(String text) throws IOException {
    Failure failure = client.failure(AccessMode.READ, text, Map.of());
    assertThat(failure.code()).isEqualTo(ErrorCode.CYPHER_TOO_NESTED);
    assertThat(failure.retryable()).isFalse();
    assertThat(client.value("RETURN 1")).isEqualTo(1L);
  }

  @Test
  void asItIsTooLong() throws IOException {
    String text = "RETURN '" + "x".repeat(1_050_000) + "'";
    Failure failure = client.failure(AccessMode.READ, text, Map.of());
    assertThat(failure.code()).isEqualTo(ErrorCode.CYPHER_TOO_LONG);
    assertThat(failure.retryable()).isFalse();
  }

  @Test
  void andEndsItsTransaction() throws IOException {
    client.ask(new Begin(1, Terms.of(AccessMode.WRITE, Duration.ZERO)));
    Terms inside = Terms.of(AccessMode.WRITE, Duration.ZERO).inTransaction(1);
    Message answer = client.ask(new RunCypher(2, inside, nested().findFirst().get(), Map.of()));
    assertThat(((Failure) answer).code()).isEqualTo(ErrorCode.CYPHER_TOO_NESTED);
    assertThat(((Failure) client.ask(new Commit(3, 1))).code())
        .isEqualTo(ErrorCode.UNKNOWN_TRANSACTION);
  }

  @Test
  void butALongListIsNone() throws IOException {
    assertThat(client.value("RETURN size([1" + ",1".repeat(20_000) + "])")).isEqualTo(20_001L);
    assertThat(client.ask(ProtocolClient.read(1, "RETURN 1" + " + 1".repeat(300) + " AS x")))
        .isInstanceOf(Success.class);
  }
}
