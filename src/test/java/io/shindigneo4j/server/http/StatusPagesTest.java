package io.shindigneo4j.server.http;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.server.ServerHttpSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.neo4j.kernel.database.Database;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

@DisplayName("A page for operators")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@StartsServer
class StatusPagesTest {

  private static final HttpText METERS = HttpText.get("/metrics");
  private static final HttpText METERS_OF_USER = METERS.as(GraphServer.CREDENTIALS);

  /** A line of Prometheus' text format, version 0.0.4. */
  private static final Pattern LINE =
      Pattern.compile(
          "# (HELP|TYPE) [a-zA-Z_][a-zA-Z0-9_]* .+"
              + "|[a-zA-Z_][a-zA-Z0-9_]*(\\{([a-z]+=\"[^\"]*\",?)+})? [-+0-9.eEInfNa]+");

  private static GraphServer server;

  @BeforeAll
  static void start() {
    server = GraphServer.start(Map.of());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void tellsTheHealthToEverybodyOnceForAConnection() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      Answer answer = http.ask(HttpText.get("/health"));
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.text())
          .startsWith("{\"status\":\"ready\",\"graph\":\"")
          .doesNotContain("version");
      assertThat(answer.headers())
          .containsEntry("content-type", "application/json")
          .containsEntry("cache-control", "no-store");
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void tellsTheVersionToUsersAlone() throws IOException {
    HttpText health = HttpText.get("/health");
    Answer answer = RawHttp.ask(server, health.as(GraphServer.CREDENTIALS));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text()).contains("\"version\":\"");
    Credentials wrong = new Credentials("neo4j", "wrong");
    assertThat(RawHttp.ask(server, health.as(wrong)).status()).isEqualTo(401);
  }

  @Test
  void isTakenInTurnOnTheConnectionOfAUser() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(
          HttpText.cypher("RETURN 1"),
          HttpText.get("/health"),
          METERS_OF_USER,
          HttpText.get("/openapi.json"),
          HttpText.cypher("RETURN 2"));
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().text()).contains("ready");
      assertThat(http.receive().text()).contains("shindig_neo4j_server_bytes_received_total");
      assertThat(http.receive().text()).contains("\"openapi\": \"3.1.0\"");
      assertThat(http.receive().value()).isEqualTo(2L);
    }
  }

  @Test
  void tellsTheMetersToUsersAsTextThatPrometheusCanRead() throws IOException {
    RawHttp.ask(server, HttpText.post("/call/test.nothing", "{}"));
    RawHttp.ask(server, HttpText.get("/nowhere/at/all"));
    Answer answer = RawHttp.ask(server, METERS_OF_USER);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers())
        .containsEntry("content-type", "text/plain; version=0.0.4; charset=utf-8");
    assertThat(answer.text().lines()).allMatch(LINE.asMatchPredicate());
    assertThat(answer.text())
        .contains("# TYPE shindig_neo4j_server_requests_seconds summary\n")
        .contains("kind=\"call\"", "procedure=\"test.nothing\"")
        .contains("shindig_neo4j_server_http_answers_total{status=\"404\"}")
        .contains("shindig_neo4j_server_connections{state=\"http\"}")
        .doesNotContain("\"neo4j\"");
  }

  @Test
  void tellsNoMetersToStrangersEvenOnTheSameMachine() throws IOException {
    assertThat(RawHttp.ask(server, METERS).status()).isEqualTo(401);
  }

  @Test
  @Order(Order.DEFAULT + 1)
  void tellsThemOnTheSameMachineWhereThatIsSet() throws IOException {
    server.restart(Map.of(ServerHttpSettings.http_metrics_access, MetricsAccess.LOOPBACK));
    assertThat(RawHttp.ask(server, METERS).status()).isEqualTo(200);
    HttpText health = HttpText.get("/health");
    assertThat(RawHttp.ask(server, health).text()).contains("version");
    assertThat(RawHttp.ask(server, health.with("X-Forwarded-For", "8.8.8.8")).text())
        .doesNotContain("version");
    assertThat(RawHttp.ask(server, METERS.with("Host", "127.0.0.1:7690")).status()).isEqualTo(200);
    assertThat(RawHttp.ask(server, METERS.with("Host", "evil.example")).status())
        .as("a name for this machine that a web page could have")
        .isEqualTo(401);
    HttpText absolute = METERS.requestLine("GET http://evil.example/metrics HTTP/1.1");
    assertThat(RawHttp.ask(server, absolute).status())
        .as("which the target of the request names before the header Host does")
        .isEqualTo(401);
    assertThat(RawHttp.ask(server, METERS.with("X-Forwarded-For", "8.8.8.8")).status())
        .as("passed on by a proxy")
        .isEqualTo(401);
    await().until(() -> RawHttp.ask(server, METERS_OF_USER).status() == 200);
  }

  @Test
  @Order(Order.DEFAULT + 2)
  void isMissingWhereNothingIsMeasured() throws IOException {
    await().until(() -> healthOfStranger().equals(health("ready")));
    server.restart(
        Map.of(ServerSettings.metrics, MetricsExport.NONE, ServerSettings.projection_memory, 1L));
    await().until(() -> RawHttp.ask(server, HttpText.get("/health")).status() == 200);
    await().until(() -> RawHttp.ask(server, METERS_OF_USER).status() == 404);
    await().until(() -> healthOfStranger().equals(health("full")));
    assertThat(RawHttp.ask(server, HttpText.cypher("RETURN 1")).value()).isEqualTo(1L);
  }

  /** Whom a proxy brings is told no version, whatever a test has set before. */
  private static String healthOfStranger() throws IOException {
    return RawHttp.ask(server, HttpText.get("/health").with("X-Forwarded-For", "8.8.8.8")).text();
  }

  private static String health(String graph) {
    return "{\"status\":\"ready\",\"graph\":\"%s\"}".formatted(graph);
  }

  @Test
  @Order(Order.DEFAULT + 3)
  void saysWhenTheDatabaseIsNotReadyAndNobodyIsLetIn() throws IOException {
    raiseSchemaVersion(1_000_000);
    try {
      await().until(() -> RawHttp.ask(server, HttpText.get("/health")).status() == 503);
      Answer answer = RawHttp.ask(server, HttpText.get("/health"));
      assertThat(healthOfStranger()).isEqualTo("{\"status\":\"not-ready\"}");
      assertThat(answer.headers())
          .containsEntry("retry-after", "1")
          .containsEntry("cache-control", "no-store");
      Answer refused = RawHttp.ask(server, HttpText.cypher("RETURN 1"));
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.code()).isEqualTo("database.newer-schema");
    } finally {
      raiseSchemaVersion(-1_000_000);
    }
    await().until(() -> RawHttp.ask(server, HttpText.get("/health")).status() == 200);
  }

  @Test
  @Order(Order.DEFAULT + 4)
  void saysSoWhereTheDatabaseIsNotThere() throws IOException {
    Database database =
        ((GraphDatabaseAPI) server.database("neo4j"))
            .getDependencyResolver()
            .resolveDependency(Database.class);
    database.stop();
    try {
      await().until(() -> RawHttp.ask(server, HttpText.get("/health")).status() == 503);
      Answer refused = RawHttp.ask(server, HttpText.cypher("RETURN 1"));
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("database.not-ready");
    } finally {
      database.start();
    }
    await().until(() -> RawHttp.ask(server, HttpText.get("/health")).status() == 200);
  }

  private static void raiseSchemaVersion(int by) {
    server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (n:ShindigSchema) SET n.version = n.version + $by", Map.of("by", by));
  }
}
