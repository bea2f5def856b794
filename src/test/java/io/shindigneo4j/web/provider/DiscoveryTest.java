package io.shindigneo4j.web.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a provider publishes of itself")
@Timeout(300)
class DiscoveryTest {
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicInteger requests = new AtomicInteger();
  private final ProviderClient client = new ProviderClient(Duration.ofSeconds(60));
  private final Map<String, Object> document = new HashMap<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private HttpServer server;
  private volatile int status = 200;
  private volatile String text = "";
  private volatile CountDownLatch hanging = new CountDownLatch(0);
  private volatile Instant now = Instant.parse("2026-11-25T12:00:00Z");
  private Discovery discovery;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.createContext("/trickle", this::trickle);
    server.setExecutor(threads);
    server.start();
    document.put("issuer", issuer());
    document.put("subject_types_supported", new JSONArray(List.of("public")));
    document.put("authorization_endpoint", "https://id.example/authorize");
    document.put("token_endpoint", "https://id.example/token");
    document.put("jwks_uri", "https://id.example/keys");
    discovery = new Discovery(issuer(), client, () -> now);
  }

  @AfterEach
  void stop() {
    end.countDown();
    hanging.countDown();
    client.close();
    server.stop(0);
    threads.shutdownNow();
  }

  private String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/realm";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      requests.incrementAndGet();
      awaitUnchecked(hanging);
      String said = text.isEmpty() ? new JSONObject(document).toString() : text;
      byte[] body = said.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Location", "/elsewhere");
      boolean known =
          exchange.getRequestURI().getPath().equals("/realm/.well-known/openid-configuration");
      exchange.sendResponseHeaders(known ? status : 404, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static void awaitUnchecked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One byte, and then nothing. */
  private void trickle(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write('{');
      exchange.getResponseBody().flush();
      awaitUnchecked(end);
    }
  }

  @Test
  void isReadOnceByAllWhoAsk() throws Exception {
    List<CompletableFuture<String>> answers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      answers.add(CompletableFuture.supplyAsync(this::issuerNow, threads));
    }
    for (CompletableFuture<String> answer : answers) {
      assertThat(answer.join()).isEqualTo(issuer());
    }
    now = now.plus(Duration.ofMinutes(59));
    issuerNow();
    assertThat(requests).hasValue(1);
  }

  private String issuerNow() {
    try {
      return discovery.metadata().getIssuer().getValue();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void isReadAgainAfterAnHourAndKeptThroughAnOutage() throws Exception {
    issuerNow();
    document.put("token_endpoint", "https://id.example/other");
    now = now.plus(Duration.ofHours(1));
    issuerNow();
    TestDeadlines.await().until(() -> tokenEndpoint().endsWith("/other"));
    status = 500;
    now = now.plus(Duration.ofDays(1));
    assertThat(tokenEndpoint()).endsWith("/other");
    TestDeadlines.await().until(() -> requests.get() == 3);
    assertThat(tokenEndpoint()).endsWith("/other");
  }

  private String tokenEndpoint() throws IOException {
    return discovery.metadata().getTokenEndpointURI().toString();
  }

  @Test
  void isNotAskedForAgainAtOnceByWhoGotNothing() throws Exception {
    status = 500;
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(discovery::metadata).isInstanceOf(IOException.class);
    }
    assertThat(requests).hasValue(1);
    status = 200;
    now = now.plusSeconds(10);
    assertThat(issuerNow()).isEqualTo(issuer());
  }

  @ParameterizedTest
  @CsvSource({
    "issuer, https://evil.example",
    "issuer,",
    "token_endpoint, http://id.example/token",
    "token_endpoint,",
    "authorization_endpoint, http://id.example/authorize",
    "authorization_endpoint, javascript:alert(1)",
    "authorization_endpoint,",
    "jwks_uri, file:///etc/passwd",
    "jwks_uri,",
    "userinfo_endpoint, http://id.example/userinfo",
    "end_session_endpoint, http://id.example/logout"
  })
  void isRefusedWhere(String name, String value) {
    if (value == null) {
      document.remove(name);
    } else {
      document.put(name, value);
    }
    assertThatThrownBy(discovery::metadata).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "nothing", "{", "{}", "null"})
  void isRefusedWhereItIsNoDocument(String said) {
    text = said;
    assertThatThrownBy(discovery::metadata).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {201, 302, 307, 404})
  void isRefusedWithAnotherStatus(int other) {
    status = other;
    assertThatThrownBy(discovery::metadata)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("answers " + other);
    assertThat(requests).as("redirects are not followed").hasValue(1);
  }

  @Test
  void isWaitedForByFew() {
    hanging = new CountDownLatch(1);
    AtomicInteger refused = new AtomicInteger();
    List<CompletableFuture<Boolean>> answers = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      answers.add(CompletableFuture.supplyAsync(() -> isTold(refused), threads));
    }
    TestDeadlines.await().until(() -> refused.get() == 4);
    hanging.countDown();
    assertThat(answers.stream().filter(CompletableFuture::join)).hasSize(16);
    assertThat(refused).hasValue(4);
  }

  private boolean isTold(AtomicInteger refused) {
    try {
      return discovery.metadata() != null;
    } catch (IOException e) {
      refused.incrementAndGet();
      return false;
    }
  }

  @Test
  void isRefusedWhereItIsTooLarge() {
    document.put("more", "x".repeat(256 << 10));
    assertThatThrownBy(discovery::metadata).hasMessageContaining("more than 262144 bytes");
  }

  @Test
  void isGivenUpWhereItDoesNotEnd() {
    try (ProviderClient impatient = new ProviderClient(Duration.ofMillis(50))) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(issuer()).resolve("/trickle")).build();
      assertThatThrownBy(() -> impatient.send(request)).hasMessageContaining("no answer within");
    }
  }
}
