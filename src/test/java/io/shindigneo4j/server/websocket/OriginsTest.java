package io.shindigneo4j.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A server that some web pages may connect to")
@StartsServer
class OriginsTest {

  private static final UpgradeText GOOD =
      UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson");

  private static GraphServer server;

  @BeforeAll
  static void start() {
    List<String> origins = List.of("https://one.example", "https://two.example:8443");
    server = GraphServer.start(Map.of(ServerSettings.allowed_origins, origins));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://one.example", "https://two.example:8443"})
  void letsThoseIn(String origin) throws IOException {
    assertThat(status(GOOD.with("Origin", origin))).isEqualTo(101);
  }

  @Test
  void letsInWhoIsNoWebPage() throws IOException {
    assertThat(status(GOOD)).isEqualTo(101);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://one.example",
        "https://one.example:8443",
        "https://one.example.org",
        "https://ONE.example",
        "https://one.example, https://two.example:8443",
        "null"
      })
  void refusesOthers(String origin) throws IOException {
    assertThat(status(GOOD.with("Origin", origin))).isEqualTo(403);
  }

  @Test
  void refusesAPageWithTwoOriginsUnlessBothAreListed() throws IOException {
    UpgradeText one = GOOD.with("Origin", "https://one.example");
    assertThat(status(one.with("origin", "https://evil.example"))).isEqualTo(403);
  }

  private static int status(UpgradeText request) throws IOException {
    try (RawWebSocket socket = new RawWebSocket(server.port())) {
      return socket.upgrade(request).status();
    }
  }
}
