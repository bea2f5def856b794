package io.shindigneo4j.web.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The meters of Shindig for Prometheus")
@Timeout(TestDeadlines.TEST_SECONDS)
class MetricsServletTest {
  private static final String TOKEN = "q9L/sV2n+0aWcYb4TtZk7RfXoE1mJd5uHpGiQw8yNxs=";
  private static final String[] KNOWN = {"Authorization", "Bearer " + TOKEN};

  @TempDir static Path directory;
  private static WebappServer server;

  /** Without a database. */
  @BeforeAll
  static void start() throws Exception {
    Path file = Files.writeString(directory.resolve("metrics.token"), TOKEN + "\n");
    server =
        WebappServer.start(
            directory,
            Map.of(
                "shindig.neo4j.metrics-token-file",
                file.toString(),
                "shindig.neo4j.hosts",
                "localhost",
                "shindig.neo4j.call-timeout",
                "PT1S"));
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
    }
  }

  private static Answer metrics(String... headers) throws Exception {
    return Answer.to("GET", server.address() + "/metrics", null, headers);
  }

  @Test
  void areToldToWhoHasTheToken() throws Exception {
    Answer answer = metrics(KNOWN);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.response().headers().firstValue("Content-Type"))
        .hasValue("text/plain;version=0.0.4;charset=UTF-8");
    assertThat(answer.response().headers().firstValue("Cache-Control")).hasValue("no-store");
    assertThat(answer.body().lines())
        .contains(
            "# TYPE shindig_neo4j_client_streams_listeners gauge",
            "shindig_neo4j_client_connections{state=\"open\"} 0.0");
    assertThat(metrics("Authorization", "bearer  " + TOKEN).status()).isEqualTo(200);
    assertThat(Answer.to("POST", server.address() + "/metrics", "{}", KNOWN).status())
        .isEqualTo(405);
  }

  @Test
  void comeWithTheVersionByTheHealth() throws Exception {
    String health = server.address() + "/health";
    assertThat(Answer.to("GET", health, null, KNOWN).body())
        .contains("\"status\":\"not-ready\"", "\"version\":");
    assertThat(Answer.to("GET", health, null).body()).isEqualTo("{\"status\":\"not-ready\"}");
    assertThat(Answer.to("GET", health, null, "Authorization", "Bearer " + TOKEN + "x").body())
        .isEqualTo("{\"status\":\"not-ready\"}");
  }

  @Test
  void areToldToNobodyElse() throws Exception {
    Answer answer = metrics();
    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.response().headers().firstValue("WWW-Authenticate"))
        .hasValue("Bearer realm=\"metrics\"");
    assertThat(answer.body()).doesNotContain("shindig_neo4j", TOKEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bearer q9L/sV2n+0aWcYb4TtZk7RfXoE1mJd5uHpGiQw8yNxs",
        "Bearer " + TOKEN + "=",
        "Bearer Q9L/sV2n+0aWcYb4TtZk7RfXoE1mJd5uHpGiQw8yNxs=",
        "Bearer x " + TOKEN,
        "Basic " + TOKEN,
        "Bearer",
        TOKEN
      })
  void areNotToldForAnotherToken(String authorization) throws Exception {
    assertThat(metrics("Authorization", authorization).status()).isEqualTo(401);
  }

  @Test
  void areNotToldForATokenOfAPerson() throws Exception {
    String person = Tokens.encrypted("jane.doe", "jane.doe", "container");
    assertThat(metrics("X-Shindig-ST", person).status()).isEqualTo(401);
    assertThat(metrics("Authorization", "Bearer " + person).status()).isEqualTo(401);
  }

  /** Prometheus calls each server by its address. */
  @Test
  void areToldUnderAnyNameOfTheServer() throws Exception {
    String address = "http://127.0.0.1:" + server.port();
    assertThat(Answer.to("GET", address + "/metrics", null, KNOWN).status()).isEqualTo(200);
    assertThat(Answer.to("GET", address + "/health", null).status()).isEqualTo(421);
  }

  @Test
  void countACallOfRest() throws Exception {
    String person = Tokens.encrypted("jane.doe", "jane.doe", "container");
    double before = answers(503);
    Answer call =
        Answer.to(
            "GET",
            server.address() + "/social/rest/people/@me/@self",
            null,
            "X-Shindig-ST",
            person);
    assertThat(call.status()).isEqualTo(503);
    assertThat(TestDeadlines.await().until(() -> answers(503), count -> count > before))
        .isEqualTo(before + 1);
  }

  private static double answers(int status) throws Exception {
    String start = "shindig_neo4j_client_http_answers_total{status=\"" + status + "\"} ";
    return metrics(KNOWN)
        .body()
        .lines()
        .filter(line -> line.startsWith(start))
        .mapToDouble(line -> Double.parseDouble(line.substring(start.length())))
        .sum();
  }
}
