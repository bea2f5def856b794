package io.shindigneo4j.server.websocket;

import static io.shindigneo4j.testing.RawWebSocket.BINARY;
import static io.shindigneo4j.testing.RawWebSocket.CLOSE;
import static io.shindigneo4j.testing.RawWebSocket.CONTINUATION;
import static io.shindigneo4j.testing.RawWebSocket.PING;
import static io.shindigneo4j.testing.RawWebSocket.PONG;
import static io.shindigneo4j.testing.RawWebSocket.TEXT;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.Frame;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A connection")
@ExtendWith(SharedGraphServer.class)
class FrameDecoderTest {

  private static final MessageCodec BSON = new MessageCodec(Format.BSON);

  private GraphServer server;
  private ProtocolClient client;
  private ProtocolClient bystander;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    client = ProtocolClient.of(server);
    bystander = ProtocolClient.of(server);
  }

  /** Whatever has happened to one connection, another goes on. */
  @AfterEach
  void bystanderIsUnharmed() throws IOException {
    assertThat(bystander.value("RETURN 1")).isEqualTo(1L);
    bystander.close();
    client.close();
  }

  @Test
  void answersInJsonToo() throws IOException {
    try (ProtocolClient json = json()) {
      assertThat(json.value("RETURN 'Zoë'")).isEqualTo("Zoë");
    }
  }

  @Test
  void isClosedAfterAFrameOfTheOtherType() throws IOException {
    client.socket().sendFrame(TEXT, "{}".getBytes(UTF_8));
    assertClosed(client, CloseCode.WRONG_FRAME_TYPE);
    try (ProtocolClient json = json()) {
      json.socket().sendFrame(BINARY, BSON.encode(ProtocolClient.read(1, "RETURN 1")));
      assertClosed(json, CloseCode.WRONG_FRAME_TYPE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"garbage", "{", "", "{\"type\":\"cypher\"}", "\u0005\0\0\0\0"})
  void isClosedAfterGarbage(String payload) throws IOException {
    client.sendPayload(payload.getBytes(UTF_8));
    assertClosed(client, CloseCode.MALFORMED);
    try (ProtocolClient json = json()) {
      json.sendPayload(payload.getBytes(UTF_8));
      assertClosed(json, CloseCode.MALFORMED);
    }
  }

  @Test
  void isClosedAfterTextThatIsNotUtf8() throws IOException {
    try (ProtocolClient json = json()) {
      json.sendPayload(new byte[] {'{', '"', -1, '"', ':', '1', '}'});
      assertClosed(json, CloseCode.MALFORMED);
    }
  }

  @Test
  void isClosedWithAReasonThatFitsIntoTheFrame() throws IOException {
    try (ProtocolClient json = json()) {
      String name = "\u20AC".repeat(500);
      json.sendPayload(("{\"" + name + "\":1,\"" + name + "\":1}").getBytes(UTF_8));
      Frame frame = json.socket().receive();
      assertThat(frame.closeCode()).isEqualTo(CloseCode.MALFORMED);
      assertThat(frame.payload()).hasSizeLessThanOrEqualTo(125);
    }
  }

  @Test
  void isClosedAfterAFrameThatBreaksTheRules() throws IOException {
    client.socket().send(new byte[] {(byte) 0x82, 1, 'x'}); // without a mask
    assertClosed(client, 1002);
  }

  @Test
  void isClosedAfterAFrameThatSaysItIsHuge() throws IOException {
    client.socket().send(new byte[] {(byte) 0x82, (byte) 0xFF, 0x7F, 0, 0, 0, 0, 0, 0, 0});
    assertClosed(client, CloseCode.TOO_LARGE);
  }

  @Test
  void endsWithGarbageBeforeTheLogin() throws IOException {
    try (RawWebSocket socket = new RawWebSocket(server.port())) {
      assertThat(socket.upgrade("\u0000\u0001garbage\r\n\r\n").status()).isEqualTo(400);
      assertThat(socket.receive().isEnd()).isTrue();
    }
  }

  @Test
  void takesAMessageInFragmentsWithAPingBetween() throws IOException {
    byte[] whole = BSON.encode(ProtocolClient.read(7, "RETURN 'in parts'"));
    RawWebSocket socket = client.socket();
    socket.sendFragment(BINARY, Arrays.copyOf(whole, 10));
    socket.sendFrame(PING, "still there?".getBytes(UTF_8));
    socket.sendFragment(CONTINUATION, Arrays.copyOfRange(whole, 10, 11));
    socket.sendFrame(CONTINUATION, Arrays.copyOfRange(whole, 11, whole.length));
    Frame pong = socket.receive();
    assertThat(pong.opcode()).isEqualTo(PONG);
    assertThat(pong.payload()).isEqualTo("still there?".getBytes(UTF_8));
    assertThat(((Success) client.receive()).records()).isEqualTo(List.of(List.of("in parts")));
  }

  @Test
  void takesManyMessagesInOnePiece() throws IOException {
    for (int id = 0; id < 200; id++) {
      client.send(ProtocolClient.read(id, "RETURN 1"));
    }
    for (int i = 0; i < 200; i++) {
      assertThat(client.receive()).isInstanceOf(Success.class);
    }
  }

  @Test
  void isClosedAsTheClientAsks() throws IOException {
    client.socket().sendFrame(CLOSE, new byte[] {3, (byte) 0xE8});
    assertClosed(client, CloseCode.NORMAL);
  }

  @Test
  void failsAMessageThatIsNoRequestByItsId() throws IOException {
    Success unasked = new Success(9, List.of(), List.of(), Summary.none());
    assertThat(client.ask(unasked))
        .isEqualTo(new Failure(9, ErrorCode.MALFORMED_REQUEST, "only requests are taken", false));
    assertThat(client.value("RETURN 1")).as("the connection goes on").isEqualTo(1L);
  }

  @Test
  void failsAMalformedRequestByItsId() throws IOException {
    client.sendPayload(Format.BSON.write(Map.of("type", "cypher", "id", 9L)));
    Failure failure = (Failure) client.receive();
    assertThat(failure.id()).isEqualTo(9);
    assertThat(failure.code()).isEqualTo(ErrorCode.MALFORMED_REQUEST);
    assertThat(client.value("RETURN 1")).as("the connection goes on").isEqualTo(1L);
  }

  private ProtocolClient json() throws IOException {
    return ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, Format.JSON);
  }

  private static void assertClosed(ProtocolClient client, int code) throws IOException {
    assertThat(client.socket().receive().closeCode()).isEqualTo(code);
    assertThat(client.socket().receive().isEnd()).isTrue();
  }
}
