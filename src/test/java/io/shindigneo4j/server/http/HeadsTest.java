package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The head of a request or an answer")
@ExtendWith(SharedGraphServer.class)
class HeadsTest {

  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/health", "/openapi.json"})
  void canBeAskedForAlone(String path) throws IOException {
    Answer whole = RawHttp.ask(server, HttpText.get(path));
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(HttpText.get(path).requestLine("HEAD " + path + " HTTP/1.1"));
      assertThat(http.head())
          .startsWith("HTTP/1.1 200 ")
          .containsIgnoringCase("content-length: " + whole.body().length)
          .containsIgnoringCase("content-type: " + whole.headers().get("content-type"));
      assertThat(http.ends()).as("without a body").isTrue();
    }
  }

  @Test
  void canBeAskedForAloneBetweenOtherRequests() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(HttpText.cypher("RETURN 1")).value()).isEqualTo(1L);
      http.send(
          HttpText.get("/health").requestLine("HEAD /health HTTP/1.1"),
          HttpText.cypher("RETURN 2"));
      assertThat(http.head()).startsWith("HTTP/1.1 200 ");
      assertThat(http.receive().value()).isEqualTo(2L);
    }
  }

  @Test
  void hasTheTimeOfTheAnswer() throws IOException {
    for (HttpText request :
        new HttpText[] {HttpText.get("/health"), HttpText.get("/x"), HttpText.cypher("RETURN 1")}) {
      String date = RawHttp.ask(server, request).headers().get("date");
      ZonedDateTime time = ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME);
      assertThat(Duration.between(time, ZonedDateTime.now()).abs()).isLessThan(Duration.ofHours(1));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "localhost",
        "localhost:",
        "db-1.example:7690",
        "127.0.0.1:7690",
        "[::1]:7690"
      })
  void namesAHost(String host) throws IOException {
    assertThat(RawHttp.ask(server, HttpText.get("/health").with("Host", host)).status())
        .isEqualTo(200);
  }

  @Test
  void isReadAsTheNewestKnownMinorVersion() throws IOException {
    HttpText newer = HttpText.get("/health").requestLine("GET /health HTTP/1.7");
    assertThat(RawHttp.ask(server, newer).status()).isEqualTo(200);
    assertThat(RawHttp.ask(server, newer.without("Host")).status()).isEqualTo(400);
  }
}
