package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A server that some web pages may ask over HTTP")
@StartsServer
class WebPagesTest {

  private static final String PAGE = "https://one.example";

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of(ServerSettings.allowed_origins, List.of(PAGE)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void letsThoseReadItsAnswers() throws IOException {
    Answer answer = RawHttp.ask(server, HttpText.cypher("RETURN 1").with("Origin", PAGE));
    assertThat(answer.value()).isEqualTo(1L);
    assertThat(answer.headers())
        .containsEntry("access-control-allow-origin", PAGE)
        .containsEntry("vary", "origin");
  }

  @Test
  void tellsTheirBrowserWhatTheyMaySend() throws IOException {
    Answer answer = RawHttp.ask(server, preflight(PAGE));
    assertThat(answer.status()).isEqualTo(204);
    assertThat(answer.headers())
        .containsEntry("access-control-allow-origin", PAGE)
        .containsEntry("access-control-allow-methods", "GET, POST");
    assertThat(answer.headers().get("access-control-allow-headers"))
        .contains("Authorization", "Content-Type");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://one.example", "https://ONE.example", "https://evil.example"})
  void refusesOthers(String origin) throws IOException {
    assertThat(RawHttp.ask(server, preflight(origin)).status()).isEqualTo(403);
    Answer answer = RawHttp.ask(server, HttpText.cypher("RETURN 1").with("Origin", origin));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.headers()).doesNotContainKey("access-control-allow-origin");
  }

  private static HttpText preflight(String origin) {
    return HttpText.get("/cypher")
        .requestLine("OPTIONS /cypher HTTP/1.1")
        .with("Origin", origin)
        .with("Access-Control-Request-Method", "POST")
        .with("Access-Control-Request-Headers", "authorization,content-type");
  }
}
