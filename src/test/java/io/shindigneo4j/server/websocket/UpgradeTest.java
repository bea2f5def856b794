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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "none",
        "dGhlIHNhbXBsZSBub25jZQ",
        "dGhlIHNhbXBsZSBub25jZSE=",
        "dGhlIHNhbXBsZSBub25!ZQ==",
        "dGhlIHNhbXBsZSBub25jZQ==, dGhlIHNhbXBsZSBub25jZQ=="
      })
  void withAKeyThatIsNot16Bytes(String key) throws IOException {
    assertThat(answer(good.with("Sec-WebSocket-Key", key)).status()).isEqualTo(400);
  }

  @Test
  void withoutAKeyOrWithTwo() throws IOException {
    assertThat(answer(good.without("Sec-WebSocket-Key")).status()).isEqualTo(400);
    UpgradeText two = good.with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    assertThat(answer(two).status()).isEqualTo(400);
    assertThat(answer(good.with("sec-websocket-version", "13")).status()).isEqualTo(400);
  }

  @Test
  void thatDoesNotNameTheUpgradeInConnection() throws IOException {
    assertThat(answer(good.with("Connection", "keep-alive")).status()).isEqualTo(400);
    assertThat(answer(good.without("Connection")).status()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource({"HTTP/2.0, 505", "HTTP/9.9, 505", "HTTP/0.9, 505", "HTTP/1.0, 426"})
  void inAnotherVersionOfHttp(String version, int status) throws IOException {
    assertThat(answer(good.requestLine("GET /neo4j " + version)).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.11", "http/1.1", "ICY/1.1", "HTTP/1", "HTTP/one.one"})
  void inWhatIsNoVersionOfHttp(String version) throws IOException {
    assertThat(answer(good.requestLine("GET /neo4j " + version)).status()).isEqualTo(400);
  }

  @Test
  void unlessItsVersionIsANewerMinorOne() throws IOException {
    assertThat(answer(good.requestLine("GET /neo4j HTTP/1.2")).status()).isEqualTo(101);
  }

  @Test
  void withoutAHostOrWithTwoOrWithWhatIsNone() throws IOException {
    assertThat(answer(good.without("Host")).status()).isEqualTo(400);
    assertThat(answer(good.with("host", "localhost")).status()).isEqualTo(400);
    assertThat(answer(good.with("Host", "two names")).status()).isEqualTo(400);
  }

  @Test
  void withTwoLogins() throws IOException {
    assertThat(answer(good.with("authorization", "Basic bmVvNGo6eA==")).status()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://localhost:7690", "ws://localhost", "HTTPS://[::1]:7690"})
  void unlessItsTargetHasAHost(String host) throws IOException {
    String line = "GET " + host + "/neo4j HTTP/1.1";
    assertThat(answer(good.requestLine(line)).status()).isEqualTo(101);
  }

  @ParameterizedTest
  @ValueSource(strings = {"h2c, websocket", "websocket, h2c", "WebSocket", ",websocket"})
  void unlessItsUpgradeNamesWebSocketAmongOthers(String upgrade) throws IOException {
    HttpAnswer answer = answer(good.with("Upgrade", upgrade).with("Connection", "x, upgrade"));
    assertThat(answer.status()).isEqualTo(101);
    assertThat(answer.headers()).anyMatch("upgrade: websocket"::equalsIgnoreCase);
  }

  @Test
  void unlessItsSubprotocolsComeInSeveralHeaders() throws IOException {
    UpgradeText two =
        good.with("Sec-WebSocket-Protocol", "shindig-neo4j.v9.bson")
            .with("sec-websocket-protocol", "shindig-neo4j.v1.json");
    HttpAnswer answer = answer(two);
    assertThat(answer.status()).isEqualTo(101);
    assertThat(answer.headers())
        .anyMatch("sec-websocket-protocol: shindig-neo4j.v1.json"::equalsIgnoreCase);
  }

  @Test
  void atATimeThatItIsTold() throws IOException {
    assertThat(answer(good.without("Authorization")).hasHeader("date: ")).isTrue();
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
