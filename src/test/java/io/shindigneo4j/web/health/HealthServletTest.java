package io.shindigneo4j.web.health;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The health of Shindig")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class HealthServletTest {
  @TempDir Path directory;

  private static Answer health(WebappServer server) throws Exception {
    return Answer.to("GET", server.address() + "/health", null);
  }

  @Test
  void isGoodWithTheDatabaseAndTellsNothingElse(GraphServer graph) throws Exception {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.uri",
            graph.uri().toString(),
            "shindig.neo4j.username",
            GraphServer.CREDENTIALS.username(),
            "shindig.neo4j.password",
            GraphServer.CREDENTIALS.password(),
            "shindig.neo4j.revocation-interval",
            "PT1H",
            "shindig.neo4j.address-rate",
            "1",
            "shindig.neo4j.address-burst",
            "1");
    try (WebappServer server = WebappServer.start(directory, settings)) {
      Answer answer = await().until(() -> health(server), each -> each.status() == 200);
      assertThat(answer.body()).isEqualTo("{\"status\":\"ready\"}");
      assertThat(answer.response().headers().firstValue("Cache-Control")).hasValue("no-store");
      assertThat(answer.response().headers().allValues("Set-Cookie")).isEmpty();
      hammer(server, graph);
      assertThat(Answer.to("POST", server.address() + "/health", "{}").status()).isEqualTo(405);
    }
  }

  private static void hammer(WebappServer server, GraphServer graph) throws Exception {
    long before = calls(graph);
    long begin = System.nanoTime();
    Set<Integer> statuses = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      statuses.add(health(server).status());
    }
    long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds();
    assertThat(calls(graph) - before).isLessThanOrEqualTo(seconds + 2);
    assertThat(statuses)
        .as("without limits of requests; a database that is slow is not ready")
        .contains(200)
        .isSubsetOf(200, 503);
  }

  /** How often the database was asked for revocations. */
  private static long calls(GraphServer graph) {
    try (GraphDriver driver = graph.driver()) {
      return driver.execute(Statement.procedure("system.procedures")).records().stream()
          .filter(each -> each.get("name", String.class).equals("revocations.list"))
          .mapToLong(each -> each.get("calls", Long.class))
          .sum();
    }
  }

  @Test
  void isBadWithoutTheDatabase() throws Exception {
    try (WebappServer server =
        WebappServer.start(directory, Map.of("shindig.neo4j.call-timeout", "PT1S"))) {
      Answer answer = health(server);
      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.body()).isEqualTo("{\"status\":\"not-ready\"}");
      assertThat(Answer.to("GET", server.address() + "/identity/session", null).status())
          .as("which does not depend on it")
          .isEqualTo(200);
    }
  }
}
