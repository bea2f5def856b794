package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What fails between Shindig and Neo4j")
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(OrderAnnotation.class)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class FailureIT {
  private static final String FRIENDS = "/rest/people/john.doe/@friends";

  private static final String SERVED =
      "io.shindigneo4j.server:name=shindig.neo4j.server.requests,kind=call,outcome=success";

  private PluggedServer neo4j;

  @BeforeAll
  void start() throws Exception {
    neo4j = new PluggedServer();
    neo4j.start();
    neo4j.loadSample();
  }

  @AfterAll
  void stop() throws Exception {
    neo4j.close();
  }

  /** The last one: the server then refuses this address for a minute. */
  @Test
  @Order(Integer.MAX_VALUE)
  @DisplayName("a wrong password is answered with 503, and the log names the address")
  void wrongPassword() throws Exception {
    try (StockTomcat tomcat = StockTomcat.start(neo4j.environment("wrong"))) {
      assertThat(status(tomcat)).isEqualTo(503);
      assertThat(tomcat.log()).contains(neo4j.uri()).doesNotContain("wrong");
    }
  }

  @Test
  @DisplayName("Shindig starts without Neo4j, answers 503 in time, and recovers by itself")
  void startsBeforeNeo4j(@TempDir Path directory) throws Exception {
    neo4j.stop();
    Path password = Files.writeString(directory.resolve("neo4j.password"), Neo4jServer.PASSWORD);
    Map<String, String> environment = new HashMap<>(neo4j.environment());
    environment.remove("SHINDIG_NEO4J_PASSWORD");
    environment.put("SHINDIG_NEO4J_PASSWORD_FILE", password.toString());
    try (StockTomcat tomcat = StockTomcat.start(environment)) {
      assertThat(status(tomcat)).isEqualTo(503); // within the deadline of SocialApi
      assertThat(tomcat.log()).contains(neo4j.uri());
      neo4j.start();
      await().atMost(TestDeadlines.PROCESS).until(() -> status(tomcat) == 200);
      assertMetersOfBothEnds(tomcat);
    }
  }

  /**
   * Read over JMX. In the server, Micrometer is relocated; it counts a request after its answer is
   * written. Both ends go on counting, as Shindig has calls of its own.
   */
  private void assertMetersOfBothEnds(StockTomcat tomcat) throws Exception {
    try (JvmBeans client = tomcat.beans();
        JvmBeans server = neo4j.beans()) {
      String calls = "io.shindigneo4j.client:name=shindig.neo4j.client.calls,kind=call,outcome=";
      assertThat(client.sum(calls + "success", "Count")).isPositive();
      assertThat(client.sum(calls + "driver.unavailable", "Count")).isPositive();
      await()
          .atMost(TestDeadlines.PROCESS)
          .untilAsserted(
              () ->
                  assertThat(server.sum(SERVED, "Count"))
                      .isEqualTo(client.sum(calls + "success", "Count")));
    }
  }

  @Test
  @DisplayName("a restart of Neo4j under load ends in 200 again; until then each call gets 503")
  @Exhaustive
  void restartUnderLoad() throws Exception {
    Map<String, String> environment = new HashMap<>(neo4j.environment());
    environment.put("SHINDIG_NEO4J_ADDRESS_RATE", "0");
    environment.put("SHINDIG_NEO4J_VIEWER_RATE", "0");
    try (StockTomcat tomcat = StockTomcat.start(environment)) {
      await().atMost(TestDeadlines.PROCESS).until(() -> status(tomcat) == 200);
      AtomicBoolean enough = new AtomicBoolean();
      List<Integer> statuses;
      ExecutorService clients = Executors.newFixedThreadPool(8);
      try {
        List<Future<List<Integer>>> loads = new ArrayList<>();
        for (int client = 0; client < 8; client++) {
          loads.add(clients.submit(() -> load(tomcat, enough)));
        }
        neo4j.stop();
        await().atMost(TestDeadlines.PROCESS).until(() -> status(tomcat) == 503);
        neo4j.start();
        await().atMost(TestDeadlines.PROCESS).until(() -> status(tomcat) == 200);
        enough.set(true);
        statuses = new ArrayList<>();
        for (Future<List<Integer>> load : loads) {
          statuses.addAll(load.get(4, TimeUnit.MINUTES));
        }
      } finally {
        enough.set(true);
        clients.shutdownNow();
      }
      assertThat(statuses).contains(200, 503).containsOnly(200, 503);
    }
  }

  private static List<Integer> load(StockTomcat tomcat, AtomicBoolean enough) {
    List<Integer> statuses = new ArrayList<>();
    while (!enough.get()) {
      statuses.add(status(tomcat));
    }
    return statuses;
  }

  @Test
  @DisplayName("a malformed frame closes its own connection, and nobody else notices")
  void malformedFrame() throws Exception {
    try (GraphDriver bystander = neo4j.driver()) {
      Statement one = Statement.cypher("RETURN 1 AS one");
      await()
          .atMost(TestDeadlines.PROCESS)
          .ignoreExceptions()
          .until(() -> bystander.run(one).join().first().isPresent());
      List<CompletableFuture<?>> calls = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        CloseCode closed = new CloseCode();
        WebSocket attacker = open(closed);
        attacker.sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
        calls.add(bystander.run(one));
        assertThat(closed.code.get(2, TimeUnit.MINUTES)).isEqualTo(1007);
        attacker.abort();
      }
      CompletableFuture.allOf(calls.toArray(CompletableFuture[]::new)).get(2, TimeUnit.MINUTES);
    }
  }

  private WebSocket open(WebSocket.Listener listener) throws Exception {
    String credentials = Neo4jServer.USER + ":" + Neo4jServer.PASSWORD;
    return HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .subprotocols("shindig-neo4j.v1.bson")
        .header(
            "Authorization",
            "Basic "
                + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8)))
        .buildAsync(URI.create(neo4j.uri()), listener)
        .get(2, TimeUnit.MINUTES);
  }

  /** Waits for the server's close. */
  private static final class CloseCode implements WebSocket.Listener {
    private final CompletableFuture<Integer> code = new CompletableFuture<>();

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int statusCode, String reason) {
      code.complete(statusCode);
      return null;
    }
  }

  private static int status(StockTomcat tomcat) {
    return new SocialApi(tomcat.address()).as("john.doe").get(FRIENDS).statusCode();
  }
}
