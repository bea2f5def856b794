package io.shindigneo4j.server;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A server with little time for logins and messages")
@StartsServer
class TimeLimitsTest {

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.message_timeout, Duration.ofSeconds(1),
                ServerLimitSettings.login_timeout, Duration.ofSeconds(2)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Tries again if a busy machine takes longer than a login may. */
  private static ProtocolClient loggedIn() {
    return await().ignoreExceptions().until(() -> ProtocolClient.of(server), client -> true);
  }

  @Test
  void closesAConnectionThatDoesNotLogIn() throws IOException {
    try (RawWebSocket silent = new RawWebSocket(server.port());
        RawWebSocket halfway = new RawWebSocket(server.port());
        ProtocolClient loggedIn = loggedIn()) {
      halfway.send("GET /neo4j HTTP/1.1\r\nHost: ".getBytes());
      assertThat(silent.receive().isEnd()).isTrue();
      halfway.awaitEnd();
      assertThat(loggedIn.value("RETURN 1")).as("one that has").isEqualTo(1L);
    }
  }

  @Test
  void closesAConnectionOnWhichAFrameDoesNotGoOn() throws IOException {
    try (ProtocolClient halfAHeader = loggedIn();
        ProtocolClient halfAPayload = loggedIn()) {
      halfAHeader.socket().send(new byte[] {(byte) 0x82});
      halfAPayload.socket().send(new byte[] {(byte) 0x82, (byte) 0x85, 0, 0, 0, 0, 1});
      assertThat(halfAHeader.socket().receive().closeCode()).isEqualTo(CloseCode.SLOW_WRITER);
      assertThat(halfAPayload.socket().receive().closeCode()).isEqualTo(CloseCode.SLOW_WRITER);
    }
  }

  @Test
  void closesAConnectionOnWhichAMessageDoesNotGoOn() throws IOException {
    try (ProtocolClient client = loggedIn()) {
      client.socket().sendFragment(RawWebSocket.BINARY, new byte[1]);
      client.socket().sendFrame(RawWebSocket.PING, new byte[0]); // which is none of it
      assertThat(client.socket().receive().opcode()).isEqualTo(RawWebSocket.PONG);
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.SLOW_WRITER);
    }
  }

  @Test
  void closesAConnectionOnWhichAFrameTrickles() throws Exception {
    try (ProtocolClient client = loggedIn()) {
      ExecutorService thread = Executors.newSingleThreadExecutor();
      Future<?> trickle = thread.submit(() -> trickle(client));
      thread.shutdown();
      assertThat(client.socket().receive().closeCode()).isEqualTo(CloseCode.SLOW_WRITER);
      client.close();
      assertThatThrownBy(() -> trickle.get(TestDeadlines.HANGING_SECONDS, SECONDS))
          .hasCauseInstanceOf(IOException.class);
    }
  }

  private static Object trickle(ProtocolClient client) throws Exception {
    client.socket().send(new byte[] {(byte) 0x82, (byte) 0xFE, 8, 0, 0, 0, 0, 0});
    for (int i = 0; i < 2_048; i++) {
      client.socket().send(new byte[1]);
      Thread.sleep(50); // the client's slowness itself
    }
    return null;
  }

  @Test
  void keepsAConnectionThatIsSilentBetweenMessages() throws IOException {
    try (ProtocolClient client = loggedIn()) {
      client.socket().sendFragment(RawWebSocket.BINARY, new byte[0]);
      byte[] request = new MessageCodec(Format.BSON).encode(read(1, "RETURN 1"));
      client.socket().sendFrame(RawWebSocket.CONTINUATION, request);
      assertThat(client.receive()).isInstanceOf(Success.class);
      await().pollDelay(Duration.ofMillis(2_500)).until(() -> true);
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
    }
  }
}
