package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request over HTTP is refused, and its connection ends,")
@ExtendWith(SharedGraphServer.class)
class RefusalsTest {

  private final HttpText good = HttpText.cypher("RETURN 1 AS one");
  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/call", "/call/", "/cypher/", "/Health", "/health/x", "/%00"})
  void whereItsPathLeadsNowhere(String path) throws IOException {
    Answer answer = ask(good.requestLine("POST " + path + " HTTP/1.1"));
    assertThat(answer.status()).isIn(404, 426);
    assertThat(answer.endsConnection()).isTrue();
  }

  @Test
  void whereThePathIsOneOfWebSocket() throws IOException {
    Answer answer = ask(HttpText.get("/neo4j"));
    assertRefused(answer, 426, "http.no-upgrade");
    assertThat(answer.headers())
        .containsEntry("upgrade", "websocket")
        .containsEntry("connection", "close, upgrade");
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /cypher, POST",
    "PUT, /call/people.get, POST",
    "OPTIONS, /cypher, POST",
    "POST, /health, 'GET, HEAD'",
    "DELETE, /metrics, 'GET, HEAD'",
    "TRACE, /openapi.json, 'GET, HEAD'"
  })
  void whereThePathHasAnotherMethod(String method, String path, String allowed) throws IOException {
    Answer answer = ask(good.requestLine(method + " " + path + " HTTP/1.1"));
    assertRefused(answer, 405, "http.wrong-method");
    assertThat(answer.headers()).containsEntry("allow", allowed);
  }

  @Test
  void withoutABodyWhereItAsksForTheHeadAlone() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(HttpText.get("/cypher").requestLine("HEAD /cypher HTTP/1.1"));
      assertThat(http.head()).startsWith("HTTP/1.1 405 ").containsIgnoringCase("allow: POST");
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void withoutCredentials() throws IOException {
    for (String authorization :
        new String[] {"Bearer abc", "Basic ***", "Digest x", "Basic bmVv"}) {
      assertUnauthorized(good.with("Authorization", authorization));
    }
    assertUnauthorized(good.without("Authorization"));
    assertUnauthorized(good.as(new Credentials("nobody", "test-password")));
    assertUnauthorized(good.as(new Credentials("neo4j", "wrong")));
    assertUnauthorized(HttpText.get("/metrics"));
  }

  private void assertUnauthorized(HttpText request) throws IOException {
    Answer answer = ask(request);
    assertRefused(answer, 401, "http.unauthorized");
    assertThat(answer.headers().get("www-authenticate")).startsWith("Basic realm=");
    assertThat(answer.document()).containsEntry("message", "valid credentials are needed");
  }

  @Test
  void fromAWebPage() throws IOException {
    Answer answer = ask(good.with("Origin", "http://localhost"));
    assertRefused(answer, 403, "http.foreign-origin");
    assertThat(answer.headers()).doesNotContainKey("access-control-allow-origin");
    assertRefused(ask(HttpText.get("/health").with("Origin", "null")), 403, "http.foreign-origin");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "application/json; charset=latin1",
        "application/bson; charset=utf-8",
        ""
      })
  void whereItsBodyIsOfAnotherType(String type) throws IOException {
    assertRefused(ask(good.with("Content-Type", type)), 415, "http.unsupported-type");
  }

  @Test
  void whereItsBodyIsCompressedOrOfNoType() throws IOException {
    assertRefused(ask(good.without("Content-Type")), 415, "http.unsupported-type");
    assertRefused(ask(good.with("Content-Encoding", "gzip")), 415, "http.unsupported-type");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/html", "application/json;q=0", "image/*", "", "q=1"})
  void whereItAcceptsNoneOfTheFormats(String accepted) throws IOException {
    Answer answer = ask(good.with("Accept", accepted));
    assertRefused(answer, 406, "http.not-acceptable");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mode=append",
        "mode=read&mode=write",
        "mode=",
        "timeout=-1",
        "timeout=soon",
        "timeout=1.5",
        "Mode=read",
        "transaction=1",
        "chunks=1",
        "database=neo4j&database=system",
        "%zz=1"
      })
  void whereItsParametersAreWrong(String query) throws IOException {
    Answer answer = ask(good.requestLine("POST /cypher?" + query + " HTTP/1.1"));
    assertRefused(answer, 400, "http.malformed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"database=no%20name", "database=", "database=../x", "database=unknown"})
  void whereThereIsNoSuchDatabase(String query) throws IOException {
    Answer answer = ask(good.requestLine("POST /cypher?" + query + " HTTP/1.1"));
    assertRefused(answer, 404, "database.unknown");
  }

  @Test
  void whereItNamesNoHostOrTwo() throws IOException {
    assertRefused(ask(good.without("Host")), 400, "http.malformed");
    assertRefused(ask(good.with("host", "other")), 400, "http.malformed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "two names",
        "a/b",
        "user@host",
        "a:b",
        "a:1:2",
        "a:123456",
        "[::1",
        "[1::2::3]",
        "[a.example]",
        "%zz",
        "h\u00e4user",
        "a,b c"
      })
  void whereItsHostIsNone(String host) throws IOException {
    assertRefused(ask(good.with("Host", host)), 400, "http.malformed");
    if (!host.contains("/") && !host.contains(" ")) {
      String line = "POST http://" + host + "/cypher HTTP/1.1";
      assertRefused(ask(good.requestLine(line)), 400, "http.malformed");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/2.0", "HTTP/3.1", "HTTP/9.9", "HTTP/0.9"})
  void whereItIsOfAnotherVersion(String version) throws IOException {
    Answer answer = ask(good.requestLine("POST /cypher " + version));
    assertRefused(answer, 505, "http.unknown-version");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http/1.1", "HTTP/1.10", "HTTP/1", "RTSP/1.0", "HTTP/x.y"})
  void whereItIsOfNoVersion(String version) throws IOException {
    assertRefused(ask(good.requestLine("POST /cypher " + version)), 400, "http.malformed");
  }

  @ParameterizedTest
  @CsvSource({"content-type, application/json", "authorization, Basic bmVvNGo6eA=="})
  void whereWhatCanOnlyComeOnceComesTwice(String name, String value) throws IOException {
    assertRefused(ask(good.with(name, value)), 400, "http.malformed");
  }

  @Test
  void whereItExpectsWhatNobodyKnows() throws IOException {
    assertRefused(ask(good.with("Expect", "miracles")), 417, "http.unknown-expectation");
  }

  @Test
  void whereItHasABodyAndShouldHaveNone() throws IOException {
    HttpText request = HttpText.get("/health").body("application/json", "{}".getBytes(UTF_8));
    assertRefused(ask(request), 413, "http.too-large");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense\r\n\r\n", "\u0016\u0003\u0001\u0002\r\n\r\n", "POST\r\n\r\n"})
  void whereItIsNoHttp(String bytes) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(bytes);
      assertRefused(http.receive(), 400, "http.malformed");
      assertThat(http.ends()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"chunked", "gzip", "gzip, chunked", "identity", "xchunked"})
  void whereAProxyMightSeeAnotherEndOfItsBody(String coding) throws IOException {
    assertRefused(ask(good.with("Transfer-Encoding", coding)), 400, "http.malformed");
    HttpText old = good.without("Content-Length").requestLine("POST /cypher HTTP/1.0");
    assertRefused(ask(old.with("Transfer-Encoding", coding)), 400, "http.malformed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "+1", "1, 1", "0x1", "1 1", "many"})
  void whereItSaysNoLength(String length) throws IOException {
    assertRefused(ask(good.with("Content-Length", length)), 400, "http.malformed");
  }

  @Test
  void whereItSaysTwoLengths() throws IOException {
    assertRefused(ask(good.with("content-length", "1")), 400, "http.malformed");
    String same = String.valueOf(good.body().length);
    assertRefused(ask(good.with("content-length", same)), 400, "http.malformed");
  }

  @Test
  void whereItHasMoreParametersThanAreLookedAt() throws IOException {
    String many = "bookmark=x&".repeat(101);
    Answer answer = ask(good.requestLine("POST /cypher?" + many + " HTTP/1.1"));
    assertRefused(answer, 400, "http.malformed");
  }

  @Test
  void whereItsHeadIsTooLong() throws IOException {
    assertRefused(ask(good.with("Cookie", "c".repeat(9_000))), 400, "http.malformed");
    String path = "/call/" + "n".repeat(5_000);
    assertRefused(ask(good.requestLine("POST " + path + " HTTP/1.1")), 400, "http.malformed");
  }

  @Test
  void inTheFormatOfItsBody() throws IOException {
    byte[] body = Format.BSON.write(Map.of("text", "RETURN 1"));
    Answer answer = ask(good.without("Authorization").body("application/bson", body));
    assertThat(answer.headers()).containsEntry("content-type", "application/bson");
    assertRefused(answer, 401, "http.unauthorized");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "{} {}", "{\"text\":1}", "{\"parameters\":{}}"})
  void butNotWhereOnlyItsBodyIsMalformed(String body) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      Answer answer = http.ask(HttpText.post("/cypher", body));
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.code()).isEqualTo("request.malformed");
      assertThat(http.ask(good).value()).isEqualTo(1L);
    }
  }

  private static void assertRefused(Answer answer, int status, String code) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.document()).containsOnlyKeys("code", "message", "retryable");
    assertThat(answer.code()).isEqualTo(code);
    assertThat(answer.endsConnection()).isTrue();
  }

  private Answer ask(HttpText request) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      Answer answer = http.ask(request);
      assertThat(http.ends()).isTrue();
      return answer;
    }
  }
}
