package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Work over HTTP")
@ExtendWith(SharedGraphServer.class)
class WorkTest {

  private static final String JSON = "application/json";
  private static final String BSON = "application/bson";

  private static final String ALL_KINDS =
      """
      CREATE (a:Person {id: 'a', born: date('1980-02-28')})-[r:FRIEND_OF {since: 2012}]->(b:Person)
      WITH a, r
      RETURN null AS nothing, true AS truth, 42 AS integer, 7.5 AS float, 'Zoë' AS text,
        [1, 'two', [date('2026-02-28')]] AS list, {a: 1, b: {c: 2}} AS map, 0.0 / 0.0 AS nan,
        datetime('2026-02-28T10:15:30+01:00[Europe/Paris]') AS moment, duration('P1M2DT3S') AS span,
        point({x: 1.5, y: 2.5}) AS point, labels(a) AS labels, r.since AS since, $given AS given
      """;

  private GraphServer server;

  @BeforeEach
  void remember(GraphServer shared) {
    server = shared;
  }

  @Test
  void runsCypherWithParametersAndTellsColumnsRecordsAndSummary() throws IOException {
    String body = "{\"text\":\"RETURN $a AS a, $b AS b\",\"parameters\":{\"a\":1,\"b\":[2.5]}}";
    Answer answer = ask(HttpText.post("/cypher", body));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers()).containsEntry("content-type", JSON);
    assertThat(answer.document()).containsOnlyKeys("columns", "records", "summary");
    assertThat(answer.document()).containsEntry("columns", List.of("a", "b"));
    assertThat(answer.document()).containsEntry("records", List.of(List.of(1L, List.of(2.5))));
    assertThat(answer.document().get("summary").toString())
        .contains("counters={}", "queueMicros=", "executeMicros=", "encodeMicros=");
  }

  @Test
  void callsAProcedureWithTheBodyAsParametersOrWithNone() throws IOException {
    assertThat(ask(HttpText.post("/call/test.nothing", "{}")).status()).isEqualTo(200);
    HttpText empty = HttpText.post("/call/test.nothing", "");
    assertThat(ask(empty).status()).isEqualTo(200);
    assertThat(ask(empty.without("Content-Type")).status()).isEqualTo(200);
    assertThat(ask(empty.without("Content-Type").without("Content-Length")).status())
        .isEqualTo(200);
    assertThat(ask(HttpText.post("/call/test%2Enothing", "{}")).status()).isEqualTo(200);
    Answer wrong = ask(HttpText.post("/call/people.get", "{\"nonsense\":1}"));
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.code()).isEqualTo("procedure.invalid-parameter");
  }

  @ParameterizedTest
  @ValueSource(strings = {JSON, BSON})
  void isAnsweredAsOverTheWebSocket(String type) throws IOException {
    Format format = type.equals(BSON) ? Format.BSON : Format.JSON;
    Map<String, Object> parameters = Map.of("given", LocalDate.of(2026, 2, 28));
    byte[] body = format.write(Map.of("text", ALL_KINDS, "parameters", parameters));
    Answer answer = ask(HttpText.post("/cypher?mode=write", "").body(type, body));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.headers()).containsEntry("content-type", type);
    server.clear();
    try (ProtocolClient client =
        ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, format)) {
      Success success =
          (Success)
              client.ask(new RunCypher(1, AccessMode.WRITE, Duration.ZERO, ALL_KINDS, parameters));
      assertThat(answer.document().get("columns")).isEqualTo(success.columns());
      assertThat(answer.document().get("records")).isEqualTo(success.records());
      assertThat(((Map<?, ?>) answer.document().get("summary")).get("counters"))
          .isEqualTo(success.summary().counters());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "application/json, application/bson, application/bson",
    "application/bson, application/json, application/json",
    "application/json, */*, application/json",
    "application/bson, application/*, application/bson",
    "application/json, 'text/html, application/bson;q=0.5', application/bson",
    "application/json, 'application/json;q=0.5, application/bson', application/bson",
    "application/bson, '*/*, application/bson;q=0', application/json"
  })
  void isAnsweredInTheFormatThatIsAccepted(String sent, String accepted, String received)
      throws IOException {
    Format format = sent.equals(BSON) ? Format.BSON : Format.JSON;
    byte[] body = format.write(Map.of("text", "RETURN 1 AS one"));
    Answer answer = ask(HttpText.post("/cypher", "").body(sent, body).with("Accept", accepted));
    assertThat(answer.headers()).containsEntry("content-type", received);
    assertThat(answer.value()).isEqualTo(1L);
  }

  @Test
  void writesInWriteModeAloneAndNamesTheStateThatHasIt() throws IOException {
    String write = "CREATE (n:Written) RETURN 1 AS one";
    Answer refused = ask(HttpText.cypher(write));
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.code()).isEqualTo("request.read-only");
    Answer done = ask(HttpText.post("/cypher?mode=write", HttpText.cypherBody(write)));
    Map<?, ?> summary = (Map<?, ?>) done.document().get("summary");
    assertThat(summary.get("counters")).isEqualTo(counters());
    String bookmark = (String) summary.get("bookmark");
    String count = HttpText.cypherBody("MATCH (n:Written) RETURN count(n)");
    assertThat(ask(HttpText.post("/cypher?bookmark=" + bookmark, count)).value()).isEqualTo(1L);
  }

  private static Map<String, Long> counters() {
    Map<String, Long> counters = new LinkedHashMap<>();
    counters.put("nodesCreated", 1L);
    counters.put("labelsAdded", 1L);
    return counters;
  }

  @Test
  void isDoneOnceWhereAWriteIsSentAgain() throws IOException {
    HttpText write =
        HttpText.post(
            "/cypher?mode=write&requestId=order-42", HttpText.cypherBody("CREATE (n:Order)"));
    Answer first = ask(write);
    Answer second = ask(write);
    assertThat(first.status()).isEqualTo(200);
    assertThat(second.document().get("records")).isEqualTo(first.document().get("records"));
    assertThat(ask(HttpText.cypher("MATCH (n:Order) RETURN count(n)")).value()).isEqualTo(1L);
    Answer other =
        ask(
            HttpText.post(
                "/cypher?mode=write&requestId=order-42", HttpText.cypherBody("CREATE (n:Other)")));
    assertThat(other.status()).isEqualTo(422);
    assertThat(other.code()).isEqualTo("request.reused-request-id");
  }

  @Test
  void isRefusedWithARequestIdThatIsTooLong() throws IOException {
    String path = "/cypher?mode=write&requestId=" + "x".repeat(1_025);
    Answer answer = ask(HttpText.post(path, HttpText.cypherBody("CREATE (n:Order)")));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.code()).isEqualTo("http.malformed");
  }

  @Test
  void endsAtItsTimeout() throws IOException {
    Answer answer =
        ask(
            HttpText.post(
                "/cypher?timeout=200",
                HttpText.cypherBody(
                    "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i)")));
    assertThat(answer.status()).isEqualTo(504);
    assertThat(answer.document()).containsEntry("code", "request.timed-out");
    assertThat(answer.document()).containsEntry("retryable", true);
  }

  @Test
  void isForTheDatabaseThatIsNamed() throws IOException {
    String body = HttpText.cypherBody("SHOW USERS YIELD user WHERE user = 'neo4j' RETURN user");
    assertThat(ask(HttpText.post("/cypher?database=system", body)).value()).isEqualTo("neo4j");
    assertThat(ask(HttpText.post("/cypher?database=neo4j", body)).status()).isEqualTo(400);
    Answer unknown = ask(HttpText.post("/cypher?database=unknown", body));
    assertThat(unknown.status()).isEqualTo(404);
    assertThat(unknown.code()).isEqualTo("database.unknown");
  }

  @Test
  void comesInChunksAsWell() throws IOException {
    String body = HttpText.cypherBody("RETURN 1 AS one");
    String chunks = "3\r\n" + body.substring(0, 3) + "\r\n";
    String rest = Integer.toHexString(body.length() - 3) + "\r\n" + body.substring(3);
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(
          HttpText.post("/cypher", "")
              .without("Content-Length")
              .with("Transfer-Encoding", "chunked")
              .head());
      http.send(chunks);
      http.send(rest + "\r\n0\r\n\r\n");
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.ask(HttpText.cypher("RETURN 2")).value()).isEqualTo(2L);
    }
  }

  @Test
  void isDecodedElsewhereWhereItIsLargeAndAnswered() throws IOException {
    String text = "x".repeat(300_000);
    try (RawHttp http = new RawHttp(server.port())) {
      for (int i = 0; i < 3; i++) {
        http.send(HttpText.cypher("RETURN '" + text + "' AS text"));
      }
      for (int i = 0; i < 3; i++) {
        assertThat(http.receive().value()).isEqualTo(text);
      }
    }
  }

  @Test
  void runsAsTheUser() throws IOException {
    server
        .database("system")
        .executeTransactionally(
            "CREATE OR REPLACE USER reader SET PLAINTEXT PASSWORD 'right-password'"
                + " SET PASSWORD CHANGE NOT REQUIRED");
    HttpText who = HttpText.currentUser();
    assertThat(ask(who.as(new Credentials("reader", "right-password"))).value())
        .isEqualTo("reader");
  }

  @Test
  void hasTheFailureOfTheProtocolInItsBody() throws IOException {
    Answer answer = ask(HttpText.cypher("no Cypher"));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.document()).containsOnlyKeys("code", "message", "retryable");
    assertThat(answer.code()).isEqualTo("Neo.ClientError.Statement.SyntaxError");
    assertThat(answer.endsConnection()).isFalse();
    byte[] body = Format.BSON.write(Map.of("text", "no Cypher"));
    Answer bson = ask(HttpText.post("/cypher", "").body(BSON, body));
    assertThat(bson.code()).isEqualTo("Neo.ClientError.Statement.SyntaxError");
  }

  private Answer ask(HttpText request) throws IOException {
    return RawHttp.ask(server, request);
  }
}
