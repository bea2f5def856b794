package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A server with a short idle timeout")
@StartsServer
class KeepAliveHandlerTest {

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerLimitSettings.idle_timeout, Duration.ofSeconds(1)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void pingsASilentClientAndClosesTheConnectionOfOneThatDoesNotAnswer() throws IOException {
    try (ProtocolClient vanished = ProtocolClient.of(server)) {
      assertThat(vanished.socket().receive().opcode()).isEqualTo(RawWebSocket.PING);
      assertThat(vanished.socket().receive().isEnd()).isTrue();
    }
  }

  @Test
  void keepsTheConnectionOfAClientThatAnswersPings() throws IOException {
    try (ProtocolClient silent = ProtocolClient.of(server)) {
      for (int i = 0; i < 2; i++) {
        assertThat(silent.socket().receive().opcode()).isEqualTo(RawWebSocket.PING);
        silent.socket().sendFrame(RawWebSocket.PONG, new byte[0]);
      }
      assertThat(silent.value("RETURN 1")).isEqualTo(1L);
    }
  }
}
