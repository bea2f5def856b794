package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.server.CompressionName;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A connection with compression")
@ExtendWith(SharedGraphServer.class)
@StartsServer
class CompressedConnectionsTest {

  private static final String LONG_TEXT = "to and fro ".repeat(20_000);

  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  static List<Subprotocol> subprotocols() {
    return Subprotocol.with(
        List.of(Compression.DEFLATE_FAST, Compression.DEFLATE_BEST, Compression.LZ4));
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void takesAndGivesSmallAndLargeMessages(Subprotocol subprotocol) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server, subprotocol)) {
      for (String text : List.of("Zoë", LONG_TEXT, "x")) {
        assertThat(client.value("RETURN $text", Map.of("text", text))).isEqualTo(text);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void carriesLargeAnswersInSmallBinaryFrames(Subprotocol subprotocol) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server, subprotocol)) {
      client.send(ProtocolClient.read(1, "RETURN reduce(s = '', i IN range(1, 9999) | s + 'ab')"));
      Frame frame = client.socket().receive();
      assertThat(frame.opcode()).isEqualTo(RawWebSocket.BINARY);
      assertThat(frame.payload()).startsWith(1).hasSizeLessThan(1_000);
      client.send(ProtocolClient.read(2, "RETURN 1"));
      assertThat(client.socket().receive().payload()).startsWith(0);
    }
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void isClosedAfterABomb(Subprotocol subprotocol) throws IOException {
    byte[] bomb = subprotocol.compression().pack(new byte[80 << 20]);
    assertThat(bomb).hasSizeLessThan(1 << 20);
    assertClosed(subprotocol, bomb, CloseCode.TOO_LARGE);
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void isClosedAfterWhatIsCorrupt(Subprotocol subprotocol) throws IOException {
    byte[] payload = request(subprotocol.codec(), 1);
    assertThat(payload).startsWith(1);
    assertClosed(subprotocol, Arrays.copyOf(payload, payload.length - 1), CloseCode.MALFORMED);
    assertClosed(subprotocol, Arrays.copyOf(payload, payload.length + 1), CloseCode.MALFORMED);
    assertClosed(subprotocol, new byte[0], CloseCode.MALFORMED);
    assertClosed(subprotocol, new byte[] {2}, CloseCode.MALFORMED);
    byte[] document = subprotocol.format().write(Map.of("id", 1L));
    assertClosed(subprotocol, document, CloseCode.MALFORMED);
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void answersWhatIsWrongInAMessageThatIsWhole(Subprotocol subprotocol) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server, subprotocol)) {
      byte[] document =
          subprotocol.format().write(Map.of("id", 7L, "type", "cypher", "more", LONG_TEXT));
      client.sendPayload(subprotocol.compression().pack(document));
      Message answer = client.receive();
      assertThat(answer.id()).isEqualTo(7);
      assertThat(((Failure) answer).code()).isEqualTo(ErrorCode.MALFORMED_REQUEST);
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
    }
  }

  @ParameterizedTest
  @MethodSource("subprotocols")
  void keepsManyRequestsApart(Subprotocol subprotocol) throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server, subprotocol)) {
      MessageCodec codec = subprotocol.codec();
      for (long id = 1; id <= 200; id++) {
        client.sendPayload(request(codec, id));
      }
      boolean[] answered = new boolean[201];
      for (int i = 0; i < 200; i++) {
        Success answer = (Success) client.receive();
        assertThat(answer.records()).containsExactly(List.of(answer.id()));
        assertThat(answered[(int) answer.id()]).isFalse();
        answered[(int) answer.id()] = true;
      }
    }
  }

  @Test
  void isRefusedWhereTheSettingsDoNotWantIt() throws IOException {
    try (GraphServer choosy =
        GraphServer.start(Map.of(ServerSettings.compressions, List.of(CompressionName.LZ4)))) {
      Subprotocol wanted = new Subprotocol(Format.JSON, Compression.LZ4);
      try (ProtocolClient client = ProtocolClient.of(choosy, wanted)) {
        assertThat(client.value("RETURN 1")).isEqualTo(1L);
      }
      for (Compression unwanted : List.of(Compression.NONE, Compression.DEFLATE_FAST)) {
        assertThatIOException()
            .isThrownBy(
                () -> ProtocolClient.of(choosy, new Subprotocol(Format.BSON, unwanted)).close())
            .as(unwanted.name())
            .withMessageContaining("400")
            .withMessageContaining("shindig-neo4j.v1.bson.lz4, shindig-neo4j.v1.json.lz4");
      }
    }
  }

  private static byte[] request(MessageCodec codec, long id) {
    String padding = "/*" + "-".repeat(2_000) + "*/";
    return codec.encode(ProtocolClient.read(id, "RETURN " + id + padding));
  }

  private void assertClosed(Subprotocol subprotocol, byte[] payload, int code) throws IOException {
    try (ProtocolClient bystander = ProtocolClient.of(server);
        ProtocolClient client = ProtocolClient.of(server, subprotocol)) {
      client.sendPayload(payload);
      assertThat(client.socket().receive().closeCode()).isEqualTo(code);
      assertThat(bystander.value("RETURN 1")).isEqualTo(1L);
    }
  }
}
