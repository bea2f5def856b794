package io.shindigneo4j.web.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.Browser;
import io.shindigneo4j.web.launcher.WebappServer;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Who operates the server")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class OperatorTest {
  private static final String STATUS = "/operator/status";
  private static final String[] OWN = {"Sec-Fetch-Site", "same-origin"};

  @TempDir static Path directory;
  private static GraphServer graph;
  private static WebappServer server;

  private final Browser browser = new Browser(server.address());

  @BeforeAll
  static void start(GraphServer shared) {
    graph = shared;
    server =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.operators",
                "jane.doe, somebody",
                "shindig.neo4j.sample-sign-in",
                "true",
                "shindig.neo4j.hosts",
                "localhost, 127.0.0.1",
                "shindig.neo4j.uri",
                graph.uri().toString(),
                "shindig.neo4j.username",
                GraphServer.CREDENTIALS.username(),
                "shindig.neo4j.password",
                GraphServer.CREDENTIALS.password()));
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  private static void client(String id) {
    graph
        .database("neo4j")
        .executeTransactionally(
            "MERGE (c:OAuthClient {id: $id}) SET c.name = 'Photo album', c.kind = 'confidential',"
                + " c.secretHash = 'hashOfASecret', c.sealedSecret = 'sealedSecret',"
                + " c.redirectUris = ['https://a.example/'], c.grantTypes = ['authorization_code'],"
                + " c.scopes = ['people:read'], c.enabled = true, c.created = 1",
            Map.of("id", id));
  }

  @Test
  void isToldSoInTheSession() throws Exception {
    browser.signIn("jane.doe");
    assertThat(new JSONObject(browser.get("/identity/session", OWN).body()).getBoolean("operator"))
        .isTrue();
    Browser other = new Browser(server.address()).signIn("john.doe");
    assertThat(new JSONObject(other.get("/identity/session", OWN).body()).has("operator"))
        .isFalse();
  }

  @Test
  void seesHowItDoes() throws Exception {
    client("photos");
    browser.signIn("jane.doe");
    browser.get(STATUS, OWN);
    HttpResponse<String> answer = // whose patience with the database is short
        TestDeadlines.await()
            .until(
                () -> browser.get(STATUS, OWN),
                found -> JsonPath.from(found.body()).getBoolean("database.reachable"));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
    JsonPath status = JsonPath.from(answer.body());
    assertThat(status.getBoolean("database.reachable")).isTrue();
    assertThat(status.getLong("time")).isPositive();
    assertThat(status.getString("shindig.transport")).isEqualTo("websocket");
    assertThat(status.getLong("shindig.memory.used")).isPositive();
    assertThat(status.getList("shindig.meters.name")).contains("shindig.neo4j.client.calls");
    Map<String, Object> procedures =
        status.entry("database.operations", "name", "system.procedures").getMap("");
    assertThat((Integer) procedures.get("calls")).isPositive();
    assertThat(procedures).containsKeys("maximumMicros", "totalMicros", "failures", "origin");
    assertThat(status.getList("database.meters.name"))
        .contains("shindig.neo4j.server.projection.bytes", "shindig.neo4j.server.requests");
    assertThat(status.entry("clients.list", "id", "photos").getString("name"))
        .isEqualTo("Photo album");
    assertThat(answer.body())
        .doesNotContain("hashOfASecret", "sealedSecret", Tokens.KEY)
        .doesNotContain(GraphServer.CREDENTIALS.password());
  }

  @Test
  void isOfTheSettings() throws Exception {
    browser.signIn("john.doe");
    assertThat(browser.get(STATUS, OWN).statusCode()).isEqualTo(403);
    assertThat(new Browser(server.address()).get(STATUS, OWN).statusCode()).isEqualTo(401);
    browser.signIn("jane.doe");
    assertThat(browser.get(STATUS).statusCode()).isEqualTo(403);
    assertThat(browser.get(STATUS, "Sec-Fetch-Site", "same-site").statusCode()).isEqualTo(403);
    assertThat(browser.get(STATUS, "Origin", "https://evil.example").statusCode()).isEqualTo(403);
    assertThat(browser.post(STATUS, Map.of(), OWN).statusCode()).isEqualTo(405);
  }

  /** A gadget of an operator acts with a token. */
  @Test
  void isNotAToken() throws Exception {
    String token = Tokens.encrypted("jane.doe", "jane.doe", "container");
    Answer answer =
        Answer.to(
            "GET",
            server.address() + STATUS,
            null,
            "X-Shindig-ST",
            token,
            "Sec-Fetch-Site",
            "same-origin");
    assertThat(answer.status()).isEqualTo(401);
  }

  @Test
  void isNobodyByDefault() {
    Operators nobody = Operators.from(key -> Optional.empty());
    assertThat(List.of("", "jane.doe", "admin", "*")).noneMatch(nobody::include);
  }

  @Test
  void hasAnId() {
    assertThatThrownBy(() -> Operators.from(key -> Optional.of("jane.doe john.doe")))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining("shindig.neo4j.operators");
  }
}
