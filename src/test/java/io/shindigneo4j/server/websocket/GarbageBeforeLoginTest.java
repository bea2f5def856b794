package io.shindigneo4j.server.websocket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Frames of garbage from one who has not logged in")
@ExtendWith(SharedGraphServer.class)
class GarbageBeforeLoginTest {

  /** More than the server has threads for connections and logins. */
  private static final int STRANGERS = 40;

  /** Instead of a status: the connection was closed without an answer. */
  private static final int CLOSED = 0;

  private static final String GARBAGE = "\u0000\u0001garbage";
  private static final UpgradeText UPGRADE =
      UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");

  /** With a request right behind the garbage. */
  static Stream<String> attempts() {
    byte[] request =
        new MessageCodec(Format.BSON).encode(ProtocolClient.write(1, "CREATE (:Intruder)"));
    String attack = frame(GARBAGE) + frame(new String(request, ISO_8859_1));
    String stranger = UPGRADE.without("Authorization").toString();
    String guess = UPGRADE.credentials(new Credentials("neo4j", "guess")).toString();
    return Stream.of(
        attack + "\r\n\r\n",
        attack + stranger,
        stranger + attack,
        attack + guess,
        guess + attack,
        guess);
  }

  @ParameterizedTest
  @MethodSource("attempts")
  @DefectOfPredecessor("A garbage frame after a victim's login authenticates the attacker")
  void letNobodyInAfterTheLoginOfAnother(String attempt, GraphServer server) throws IOException {
    try (ProtocolClient victim = ProtocolClient.of(server);
        RawWebSocket attacker = new RawWebSocket(server.port())) {
      assertThat(victim.value("RETURN 1")).isEqualTo(1L);
      assertThat(status(attacker, attempt)).isIn(400, 401, CLOSED);
      assertThat(attacker.receive().isEnd()).isTrue();
      assertThat(victim.value("MATCH (n:Intruder) RETURN count(n)")).isEqualTo(0L);
    }
  }

  private static int status(RawWebSocket attacker, String attempt) throws IOException {
    try {
      return attacker.upgrade(attempt).status();
    } catch (EOFException e) {
      return CLOSED;
    }
  }

  @Test
  @DefectOfPredecessor("Four garbage frames before login kill the server")
  void leaveTheServerToOthersHoweverManyTheyAre(GraphServer server) throws IOException {
    List<RawWebSocket> strangers = new ArrayList<>();
    try (ProtocolClient early = ProtocolClient.of(server)) {
      for (int i = 0; i < STRANGERS; i++) {
        RawWebSocket stranger = new RawWebSocket(server.port());
        strangers.add(stranger);
        stranger.send(frame(GARBAGE).repeat(4).getBytes(ISO_8859_1));
      }
      try (ProtocolClient late = ProtocolClient.of(server)) {
        assertThat(late.value("RETURN 1")).isEqualTo(1L);
      }
      assertThat(early.value("RETURN 1")).isEqualTo(1L);
    } finally {
      for (RawWebSocket stranger : strangers) {
        stranger.close();
      }
    }
  }

  /** A binary frame with a mask of zeros, of less than 126 bytes; a byte for each character. */
  private static String frame(String payload) {
    return "\u0082" + (char) (0x80 | payload.length()) + "\0\0\0\0" + payload;
  }
}
