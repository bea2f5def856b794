package io.shindigneo4j.web.health;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.metrics.MetricsToken;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.Answer;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import javax.servlet.http.HttpServletResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** The database answers, but not everything that was revoked has been read. */
  @ParameterizedTest
  @CsvSource({"true, 200, ready", "false, 503, not-ready"})
  void isBadBeforeItIsKnownWhatWasRevoked(boolean known, int status, String word)
      throws IOException {
    HealthServlet servlet = new HealthServlet();
    servlet.set(
        new DatabaseHealth(
            () -> CompletableFuture.completedFuture(null), System::nanoTime, Duration.ZERO),
        new RevocationCheck() {
          @Override
          public boolean isRevoked(Issuance issuance) {
            return false;
          }

          @Override
          public boolean isReady() {
            return known;
          }
        },
        MetricsToken.NONE);
    AtomicInteger told = new AtomicInteger();
    StringWriter body = new StringWriter();
    servlet.doGet(Requests.get(null), response(told, new PrintWriter(body)));
    assertThat(told).hasValue(status);
    assertThat(body).hasToString("{\"status\":\"" + word + "\"}");
  }

  private static HttpServletResponse response(AtomicInteger status, PrintWriter writer) {
    return (HttpServletResponse)
        Proxy.newProxyInstance(
            HttpServletResponse.class.getClassLoader(),
            new Class<?>[] {HttpServletResponse.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("setStatus")) {
                status.set((int) arguments[0]);
              }
              return method.getName().equals("getWriter") ? writer : null;
            });
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
