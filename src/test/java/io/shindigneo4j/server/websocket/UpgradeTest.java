package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.HttpAnswer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A connection is refused before the upgrade")
@ExtendWith(SharedGraphServer.class)
class UpgradeTest {

  private static final String BOTH = "shindig-neo4j.v1.bson, shindig-neo4j.v1.json";

  private final UpgradeText good = UpgradeText.to("neo4j", GraphServer.CREDENTIALS, BOTH);
  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shindig-neo4j.v1.bson, shindig-neo4j.v1.json | shindig-neo4j.v1.bson",
        "shindig-neo4j.v1.json,shindig-neo4j.v1.bson | shindig-neo4j.v1.json",
        "shindig-neo4j.v2.bson, shindig-neo4j.v1.json | shindig-neo4j.v1.json",
        "shindig-neo4j.v1.bson.lz4, shindig-neo4j.v1.bson | shindig-neo4j.v1.bson.lz4",
        "shindig-neo4j.v1.json.deflate | shindig-neo4j.v1.json.deflate",
        "shindig-neo4j.v1.bson.zstd, shindig-neo4j.v1.bson.deflate | shindig-neo4j.v1.bson.deflate",
        "shindig-neo4j.v1.bson., shindig-neo4j.v1.json.lz4 | shindig-neo4j.v1.json.lz4"
      })
  void unlessItIsInOrderAndGetsTheFirstKnownSubprotocol(String offered, String selected)
      throws IOException {
    HttpAnswer answer = answer(good.with("Sec-WebSocket-Protocol", offered));
    assertThat(answer.status()).isEqualTo(101);
    assertThat(answer.headers())
        .anyMatch(("sec-websocket-protocol: " + selected)::equalsIgnoreCase);
    assertThat(answer.headers())
        .anyMatch(header -> header.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
  }

  @Test
  void withoutCredentials() throws IOException {
    assertUnauthorized(good.without("Authorization"));
    assertUnauthorized(good.with("Authorization", "Bearer abc"));
    assertUnauthorized(good.with("Authorization", "Basic ***"));
    assertUnauthorized(good.with("Authorization", "Basic bmVvNGo="));
  }

  @Test
  void ofAnUnknownUser() throws IOException {
    assertUnauthorized(good.credentials(new Credentials("nobody", "test-password")));
  }

  @Test
  void withAWrongPassword() throws IOException {
    user("forgetful", "CHANGE NOT REQUIRED");
    assertUnauthorized(good.credentials(new Credentials("forgetful", "wrong-password")));
    assertThat(answer(good.credentials(new Credentials("forgetful", "right-password"))).status())
        .isEqualTo(101);
  }

  @Test
  void withAPasswordThatMustBeChanged() throws IOException {
    user("newcomer", "CHANGE REQUIRED");
    assertUnauthorized(good.credentials(new Credentials("newcomer", "right-password")));
  }

  @Test
  void ofASuspendedUserInTheSameWords() throws IOException {
    HttpAnswer unknown = answer(good.credentials(new Credentials("nobody", "x")));
    user("known", "CHANGE NOT REQUIRED");
    HttpAnswer wrong = answer(good.credentials(new Credentials("known", "x")));
    assertThat(wrong.body()).isEqualTo(unknown.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/unknown", "/", "/neo4j/", "/neo4j?a=b", "/../neo4j", "/neo%34j"})
  void toAnUnknownDatabase(String path) throws IOException {
    assertThat(answer(good.requestLine("GET " + path + " HTTP/1.1")).status()).isEqualTo(404);
  }

  @Test
  void fromAWebPage() throws IOException {
    HttpAnswer answer = answer(good.with("Origin", "http://localhost"));
    assertThat(answer.status()).isEqualTo(403);
  }

  @Test
  void withoutAKnownSubprotocolAndIsToldTheKnownOnes() throws IOException {
    for (UpgradeText request :
        new UpgradeText[] {
          good.without("Sec-WebSocket-Protocol"),
          good.with("Sec-WebSocket-Protocol", "shindig-neo4j.v9.bson"),
          good.with("Sec-WebSocket-Protocol", "shindig-neo4j.v1.bson.zstd"),
          good.with("Sec-WebSocket-Protocol", "shindig-neo4j.v1.bson.none"),
          good.with("Sec-WebSocket-Protocol", "")
        }) {
      HttpAnswer answer = answer(request);
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.body())
          .contains("shindig-neo4j.v1.bson, ", "shindig-neo4j.v1.json, ")
          .contains("shindig-neo4j.v1.json.deflate", "shindig-neo4j.v1.bson.lz4");
    }
  }

  @Test
  void thatAsksForNoUpgrade() throws IOException {
    assertThat(answer(good.without("Upgrade")).status()).isEqualTo(426);
    HttpAnswer answer = answer(good.requestLine("PUT /neo4j HTTP/1.1"));
    assertThat(answer.status()).isEqualTo(426);
    assertTellsOfUpgrade(answer);
  }

  private static void assertTellsOfUpgrade(HttpAnswer answer) {
    assertThat(answer.headers())
        .anyMatch("upgrade: websocket"::equalsIgnoreCase)
        .anyMatch("connection: close, upgrade"::equalsIgnoreCase);
  }

  @Test
  void inAnotherVersionOfWebSocketAndIsToldTheKnownOne() throws IOException {
    HttpAnswer answer = answer(good.with("Sec-WebSocket-Version", "12"));
    assertThat(answer.status()).isEqualTo(426);
    assertThat(answer.headers()).anyMatch("sec-websocket-version: 13"::equalsIgnoreCase);
    assertTellsOfUpgrade(answer);
    assertThat(answer(good.with("Sec-WebSocket-Version", "8")).status()).isEqualTo(426);
  }

  @Test
  void withoutAKey() throws IOException {
    assertThat(answer(good.without("Sec-WebSocket-Key")).status()).isEqualTo(400);
  }

  @Test
  void withHeadersOrALineOrABodyBeyondTheLimit() throws IOException {
    assertThat(answer(good.with("Cookie", "c".repeat(9_000))).status()).isEqualTo(400);
    assertThat(answer(good.requestLine("GET /" + "n".repeat(5_000) + " HTTP/1.1")).status())
        .isEqualTo(400);
    assertThat(answer(good.with("Connection", "close").with("Content-Length", "1") + "x").status())
        .isEqualTo(413);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense\r\n\r\n", "\u0016\u0003\u0001\u0002\r\n\r\n", "GET\r\n\r\n"})
  void thatIsNoHttp(String bytes) throws IOException {
    assertThat(answer(bytes).status()).isEqualTo(400);
  }

  private void user(String name, String change) {
    server
        .database("system")
        .executeTransactionally(
            "CREATE OR REPLACE USER "
                + name
                + " SET PLAINTEXT PASSWORD 'right-password' SET PASSWORD "
                + change,
            Map.of());
  }

  private void assertUnauthorized(UpgradeText request) throws IOException {
    HttpAnswer answer = answer(request);
    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.hasHeader("www-authenticate: Basic realm=")).isTrue();
  }

  private HttpAnswer answer(Object request) throws IOException {
    try (RawWebSocket socket = new RawWebSocket(server.port())) {
      return socket.upgrade(request);
    }
  }
}
