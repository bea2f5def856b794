package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small limits, and clients whose addresses a proxy tells. The database is down. Each second lets
 * one more request pass: a test asks until it is refused, and has its own clients.
 */
@DisplayName("The WAR in Tomcat, asked too often,")
@ExtendWith(SharedNeo4j.class)
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(TestDeadlines.TEST_SECONDS)
class RateLimitIT {
  private static final int ADDRESS_BURST = 200;
  private static final int VIEWER_BURST = 110;
  private static final int MAX_TRIES = 3_000;
  private static final String REST = "social/rest/people/@supportedFields";

  private static final int CONNECTIONS = 12;

  /** An address has a quarter of those to a host. */
  private static final int CONNECTIONS_PER_ADDRESS = CONNECTIONS / 4;

  private static final byte[] GADGET =
      "<Module><ModulePrefs title='g'/><Content>hello</Content></Module>"
          .getBytes(StandardCharsets.UTF_8);

  private final HttpClient client = HttpClient.newHttpClient();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicInteger waiting = new AtomicInteger();
  private final CountDownLatch end = new CountDownLatch(1);
  private HttpServer site;
  private StockTomcat tomcat;

  @BeforeAll
  void start(PluggedServer neo4j) throws Exception {
    site = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    site.setExecutor(threads);
    site.createContext("/", this::answer);
    site.start();
    tomcat =
        StockTomcat.startBeforeOutage(
            neo4j,
            Map.of(
                "SHINDIG_NEO4J_CALL_TIMEOUT",
                "PT1S",
                "SHINDIG_NEO4J_ADDRESS_RATE",
                "1",
                "SHINDIG_NEO4J_ADDRESS_BURST",
                Integer.toString(ADDRESS_BURST),
                "SHINDIG_NEO4J_VIEWER_RATE",
                "1",
                "SHINDIG_NEO4J_VIEWER_BURST",
                Integer.toString(VIEWER_BURST),
                "SHINDIG_NEO4J_INTERNAL_HOSTS",
                "localhost",
                "SHINDIG_NEO4J_FETCH_TIMEOUT",
                "PT" + TestDeadlines.HANGING_SECONDS + "S",
                "SHINDIG_NEO4J_FETCH_CONNECTIONS",
                Integer.toString(CONNECTIONS),
                "SHINDIG_NEO4J_FETCH_CONNECTIONS_PER_HOST",
                Integer.toString(CONNECTIONS)),
            folder ->
                PageCommands.of("docs/install.md")
                    .run("addresses-behind-a-proxy", folder, Map.of("TOMCAT", folder.toString())));
  }

  @AfterAll
  void stop() throws Exception {
    if (tomcat != null) {
      tomcat.close();
    }
    end.countDown();
    site.stop(0);
    threads.shutdownNow();
  }

  /** Gadgets, of which those named slow come at the end. */
  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (exchange.getRequestURI().getPath().startsWith("/slow")) {
        waiting.incrementAndGet();
        end.await();
      }
      exchange.sendResponseHeaders(200, GADGET.length);
      exchange.getResponseBody().write(GADGET);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  @DisplayName("lets no address hold the fetches of others by slow servers")
  void sharesFetches() throws Exception {
    List<CompletableFuture<Integer>> slow = new ArrayList<>();
    for (int i = 0; i < CONNECTIONS; i++) {
      String gadget = gadget("slow" + i);
      slow.add(CompletableFuture.supplyAsync(() -> status(gadget, "192.0.2.251"), threads));
    }
    TestDeadlines.await().until(() -> waiting.get() == CONNECTIONS_PER_ADDRESS);
    TestDeadlines.await()
        .until(
            () ->
                slow.stream().filter(CompletableFuture::isDone).count()
                    == CONNECTIONS - CONNECTIONS_PER_ADDRESS);
    assertThat(status(gadget("quick"), "192.0.2.252")).isEqualTo(200);
    end.countDown();
    List<Integer> statuses = new ArrayList<>();
    for (CompletableFuture<Integer> each : slow) {
      statuses.add(each.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS));
    }
    assertThat(waiting).hasValue(CONNECTIONS_PER_ADDRESS);
    assertThat(statuses).contains(200, 503);
    assertThat(Collections.frequency(statuses, 200)).isEqualTo(CONNECTIONS_PER_ADDRESS);
  }

  private String gadget(String name) {
    return "gadgets/ifr?url=http://localhost:" + site.getAddress().getPort() + "/" + name;
  }

  private int status(String path, String address) {
    try {
      return ask(path, address, "").statusCode();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        REST,
        "social/rpc?method=system.listMethods",
        "gadgets/ifr?url=nothing",
        "gadgets/js/core.js",
        "gadgets/metadata?req=%7B%7D",
        "gadgets/makeRequest?url=http://example.invalid/",
        "gadgets/proxy?url=http://example.invalid/"
      })
  @DisplayName("refuses an address")
  void refusesAnAddress(String path) throws Exception {
    String address = "192.0.2." + Math.floorMod(path.hashCode(), 250);
    HttpResponse<String> refused = askUntilRefused(path, address, "");
    assertThat(seconds(refused)).isEqualTo(1);
    assertThat(refused.body())
        .isEqualTo(
            path.startsWith("social/rest/")
                ? "{\"error\":{\"message\":\"Too many requests\",\"code\":429}}\n"
                : "429 Too many requests\n");
    assertThat(refused.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(ask("gadgets/common/panel.js", address, "").statusCode()).isEqualTo(200);
    assertThat(ask("", address, "").statusCode()).isEqualTo(302);
    assertThat(ask(REST, "198.51.100.1", "").statusCode()).isEqualTo(200);
  }

  @Test
  @DisplayName("refuses a viewer at every address, and nobody else")
  void refusesAViewer() throws Exception {
    askUntilRefused(REST, "203.0.113.1", "jane");
    assertThat(ask(REST, "203.0.113.1", "john").statusCode()).isEqualTo(200);
    assertThat(ask(REST, "203.0.113.1", "").statusCode()).isEqualTo(200);
    askUntilRefused(REST, "203.0.113.2", "jane");
    assertThat(ask(REST, "203.0.113.2", "john").statusCode()).isEqualTo(200);
  }

  @Test
  @DisplayName("refuses a batch as a whole, in the form of JSON-RPC")
  void refusesABatch() throws Exception {
    String calls = Collections.nCopies(100, "{\"method\":\"system.listMethods\"}").toString();
    assertThat(batch(calls).statusCode()).isEqualTo(200);
    HttpResponse<String> refused = batch(calls);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.body()).contains("\"code\":429");
    assertThat(seconds(refused)).isBetween(1L, 90L);
  }

  @Test
  @DisplayName("counts those whom it refuses")
  void countsRefusals() throws Exception {
    askUntilRefused(REST, "203.0.113.4", "");
    try (JvmBeans beans = tomcat.beans()) {
      assertThat(beans.meters("io.shindigneo4j.client"))
          .contains("shindig.neo4j.client.requests.refused");
    }
  }

  private HttpResponse<String> batch(String calls) throws IOException, InterruptedException {
    HttpRequest request =
        request("social/rpc", "203.0.113.3", "george")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(calls))
            .build();
    return client.send(request, BodyHandlers.ofString());
  }

  private HttpResponse<String> askUntilRefused(String path, String address, String viewer)
      throws IOException, InterruptedException {
    for (int i = 0; i < MAX_TRIES; i++) {
      HttpResponse<String> answer = ask(path, address, viewer);
      if (answer.statusCode() == 429) {
        return answer;
      }
    }
    throw new AssertionError("Nothing was refused");
  }

  private HttpResponse<String> ask(String path, String address, String viewer)
      throws IOException, InterruptedException {
    return client.send(request(path, address, viewer).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, String address, String viewer) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(tomcat.address() + path))
            .timeout(TestDeadlines.HANGING)
            .header("X-Forwarded-For", address);
    return viewer.isEmpty() ? request : request.header("X-Shindig-ST", Tokens.encrypted(viewer));
  }

  private static long seconds(HttpResponse<String> refused) {
    return refused.headers().firstValueAsLong("Retry-After").orElseThrow();
  }
}
