package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Work;
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

@DisplayName("Work that never ends by itself")
@ExtendWith(SharedGraphServer.class)
class CancelTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer server) throws IOException {
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  static Stream<Work> endless() {
    return Stream.of(endlessCypher(Duration.ZERO), endlessProcedure(Duration.ZERO));
  }

  static Stream<Work> limited() {
    Duration limit = Duration.ofMillis(300);
    return Stream.of(endlessCypher(limit), endlessProcedure(limit));
  }

  private static Work endlessCypher(Duration timeout) {
    return new RunCypher(1, AccessMode.READ, timeout, SLOW, Map.of());
  }

  private static Work endlessProcedure(Duration timeout) {
    return new CallProcedure(1, AccessMode.READ, timeout, "test.spin", Map.of());
  }

  @ParameterizedTest
  @MethodSource("endless")
  void endsWhenTheClientGivesItUp(Work work) throws IOException {
    client.send(work);
    assertThat(client.value("RETURN 1")).isEqualTo(1L);
    assertThat(code(client.ask(new Cancel(1)))).isEqualTo(ErrorCode.CANCELLED);
    assertThat(client.ask(ProtocolClient.read(1, "RETURN 1"))).as("its id is free").isNotNull();
  }

  @ParameterizedTest
  @MethodSource("limited")
  void endsAtItsDeadline(Work work) throws IOException {
    assertThat(code(client.ask(work))).isEqualTo(ErrorCode.TIMED_OUT);
  }

  @Test
  void isTheOnlyOneThatEnds() throws IOException {
    client.send(endlessProcedure(Duration.ZERO));
    client.send(new Cancel(2));
    client.send(new Cancel(-1));
    assertThat(client.value("RETURN 1")).isEqualTo(1L);
    assertThat(code(client.ask(new Cancel(1)))).isEqualTo(ErrorCode.CANCELLED);
  }

  private static String code(Message answer) {
    return ((Failure) answer).code();
  }
}
