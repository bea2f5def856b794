package io.shindigneo4j.web.outbound;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.TestClients;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.http.HttpHost;
import org.apache.http.conn.socket.PlainConnectionSocketFactory;
import org.apache.http.conn.ssl.SSLConnectionSocketFactory;
import org.apache.http.protocol.BasicHttpContext;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.common.uri.UriBuilder;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What gadgets have fetched for them")
@Timeout(300)
class BoundedHttpFetcherTest {
  private static final int LIMIT = 100_000;

  private final List<String> reached = new CopyOnWriteArrayList<>();
  private final Map<String, List<String>> headers = new ConcurrentHashMap<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private HttpServer server;

  @BeforeEach
  void listen() throws IOException {
    server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  @AfterEach
  void stop() {
    end.countDown();
    server.stop(0);
    threads.shutdownNow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0x7f.0.0.1",
        "017700000001",
        "0.0.0.0",
        "0",
        "LOCALHOST",
        "localhost."
      })
  void refusesThisMachineInEveryNotation(String host) {
    // Some forms are no addresses to some systems, hence not found there, or no hosts at all.
    try {
      assertThat(fetch(nobody(), "http://" + host + ":" + port() + "/secret").getHttpStatusCode())
          .isIn(403, 504);
    } catch (GadgetException e) {
      assertThat(e.getHttpStatusCode()).isEqualTo(400);
    }
    assertThat(reached).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "127.0.0.1", "2130706433"})
  void refusesInternalAddresses(String host) throws GadgetException {
    assertThat(fetch(nobody(), "http://" + host + ":" + port() + "/secret").getHttpStatusCode())
        .isEqualTo(403);
  }

  @Test
  void refusesLongAddresses() {
    Uri address =
        new UriBuilder()
            .setScheme("http")
            .setAuthority("localhost:" + port())
            .setPath("/" + "a".repeat(BoundedHttpFetcher.MAX_ADDRESS_LENGTH))
            .toUri();
    try (BoundedHttpFetcher fetcher = fetcher(localhost())) {
      assertThatThrownBy(() -> fetcher.fetch(new HttpRequest(address)))
          .isInstanceOfSatisfying(
              GadgetException.class,
              refusal -> assertThat(refusal.getHttpStatusCode()).isEqualTo(400));
    }
    assertThat(reached).isEmpty();
  }

  @Test
  void refusesInternalAddressesOverTls() throws GadgetException {
    assertThat(fetch(nobody(), "https://localhost:" + port() + "/secret").getHttpStatusCode())
        .isEqualTo(403);
  }

  @Test
  void refusesInternalAddressesWithoutAListenerToo() throws GadgetException {
    int port = port();
    server.stop(0);
    assertThat(fetch(nobody(), "http://127.0.0.1:" + port + "/").getHttpStatusCode())
        .isEqualTo(403);
  }

  @Test
  void refusesAnAddressOfVersion6() throws GadgetException {
    assertThat(fetch(nobody(), "http://[::1]:" + port() + "/secret").getHttpStatusCode())
        .isEqualTo(403);
    assertThat(reached).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "file:///etc/passwd",
        "ftp://localhost/",
        "/x",
        "http:///x",
        "//localhost/",
        "http://u:p@localhost/"
      })
  void isABadRequestForWhatIsNotHttp(String address) {
    assertThatThrownBy(() -> fetch(localhost(), address))
        .isInstanceOfSatisfying(
            GadgetException.class, e -> assertThat(e.getHttpStatusCode()).isEqualTo(400));
  }

  @Test
  void allowsTheInternalHostsOfTheSetting() throws GadgetException {
    HttpResponse response = fetch(localhost(), "http://localhost:" + port() + "/page");
    assertThat(response.getHttpStatusCode()).isEqualTo(200);
    assertThat(response.getResponseAsString()).isEqualTo("/page");
  }

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]"})
  void followsNoRedirectToThisMachine(String host) throws GadgetException {
    String target = "http://" + host + ":" + port() + "/secret";
    assertThat(
            fetch(localhost(), "http://localhost:" + port() + "/redirect?" + target)
                .getHttpStatusCode())
        .isEqualTo(403);
    assertThat(reached).containsExactly("/redirect");
  }

  @Test
  void followsARedirectOnTheSameHost() throws GadgetException {
    String address = "http://localhost:" + port();
    assertThat(fetch(localhost(), address + "/redirect?" + address + "/page").getResponseAsString())
        .isEqualTo("/page");
  }

  @Test
  void checksTheAddressThatItConnectsTo() {
    // A name that stood for another address when somebody looked before.
    HttpHost host = new HttpHost("rebound.example", port());
    InetSocketAddress rebound = new InetSocketAddress(InetAddress.getLoopbackAddress(), port());
    Stream.of(
            new CheckedSockets(PlainConnectionSocketFactory.getSocketFactory(), nobody()),
            new CheckedTlsSockets(SSLConnectionSocketFactory.getSocketFactory(), nobody()))
        .forEach(
            sockets ->
                assertThatThrownBy(
                        () ->
                            sockets.connectSocket(
                                1_000, new Socket(), host, rebound, null, new BasicHttpContext()))
                    .isInstanceOf(RefusedAddressException.class)
                    .hasMessageContaining("rebound.example"));
  }

  @Test
  void logsNobodyInWithWhatARedirectBrings() throws GadgetException {
    String host = "localhost:" + port();
    try (BoundedHttpFetcher fetcher = fetcher(localhost())) {
      for (String path : List.of("/redirect?http://jane:secret@" + host + "/login", "/login")) {
        assertThat(fetcher.fetch(request("http://" + host + path)).getHttpStatusCode())
            .isEqualTo(401);
      }
    }
  }

  @Test
  void endsARoundOfRedirects() throws GadgetException {
    String address = "http://localhost:" + port() + "/redirect?http://localhost:" + port();
    assertThat(fetch(localhost(), address + "/round").getHttpStatusCode()).isEqualTo(504);
    assertThat(reached).hasSizeLessThan(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/announced", "/chunked", "/bomb"})
  void readsNoMoreOfAResponseThanAllowed(String path) throws GadgetException {
    assertThat(fetch(localhost(), "http://localhost:" + port() + path).getHttpStatusCode())
        .isEqualTo(502);
  }

  @Test
  void readsAResponseThatIsAsLargeAsAllowed() throws GadgetException {
    HttpResponse response = fetch(localhost(), "http://localhost:" + port() + "/largest");
    assertThat(response.getContentLength()).isEqualTo(LIMIT);
  }

  @Test
  void inflatesAResponseOnce() throws GadgetException {
    String address = "http://localhost:" + port();
    assertThat(fetch(localhost(), address + "/gzip").getResponseAsString()).isEqualTo("inflated");
    assertThat(fetch(localhost(), address + "/gzip-gzip").getHttpStatusCode()).isEqualTo(504);
  }

  @Test
  void endsAResponseThatTrickles() throws GadgetException {
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), Duration.ofSeconds(1), 2, 8)) {
      HttpResponse late = fetcher.fetch(request("http://localhost:" + port() + "/trickle"));
      assertThat(late.getHttpStatusCode()).isEqualTo(504);
      assertThat(BusyResponse.isOne(late)).isFalse();
    }
  }

  @Test
  void fetchesNothingForARequestWhoseTimeIsOver() throws GadgetException {
    AtomicLong now = new AtomicLong();
    TestClients.enter("jane", now::get);
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 8, 8)) {
      HttpRequest request = request("http://localhost:" + port() + "/page");
      assertThat(fetcher.fetch(request).getHttpStatusCode()).isEqualTo(200);
      now.addAndGet(TestDeadlines.HANGING.toNanos());
      HttpResponse late = fetcher.fetch(request);
      assertThat(late.getHttpStatusCode()).isEqualTo(504);
      assertThat(BusyResponse.isOne(late)).isTrue();
      assertThat(reached).containsExactly("/page");
    } finally {
      TestClients.leave();
    }
  }

  @Test
  void letsNothingWaitForARequestWhoseTimeIsOver() throws Exception {
    AtomicLong now = new AtomicLong();
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 8, 1)) {
      String address = "http://localhost:" + port();
      TestClients.enter("jane", now::get);
      assertThat(fetcher.fetch(request(address + "/page")).getHttpStatusCode()).isEqualTo(200);
      CompletableFuture<HttpResponse> taken = begun("jane", fetcher, request(address + "/wait"));
      await().until(() -> reached.contains("/wait"));
      assertThat(fetcher.fetch(request(address + "/page")).getHttpStatusCode()).isEqualTo(503);
      now.addAndGet(TestDeadlines.HANGING.toNanos());
      assertThat(fetcher.fetch(request(address + "/page")).getHttpStatusCode()).isEqualTo(504);
      end.countDown();
      assertThat(result(taken).getHttpStatusCode()).isEqualTo(200);
    } finally {
      TestClients.leave();
    }
  }

  @Test
  void endsAFetchWithTheTimeThatOthersForItsRequestHaveLeft() throws GadgetException {
    AtomicLong now = new AtomicLong();
    TestClients.enter("jane", now::get);
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), Duration.ofHours(1), 8, 8)) {
      String address = "http://localhost:" + port();
      assertThat(fetcher.fetch(request(address + "/page")).getHttpStatusCode()).isEqualTo(200);
      now.addAndGet(Duration.ofHours(1).minusSeconds(1).toNanos());
      HttpResponse late = fetcher.fetch(request(address + "/trickle"));
      assertThat(late.getHttpStatusCode()).isEqualTo(504);
      assertThat(BusyResponse.isOne(late)).isTrue();
    } finally {
      TestClients.leave();
    }
  }

  @Test
  void opensNoMoreConnectionsToAHostThanAllowed() throws Exception {
    try (BoundedHttpFetcher fetcher = fetcher(localhost())) {
      HttpRequest slow = request("http://localhost:" + port() + "/wait");
      List<CompletableFuture<HttpResponse>> taken =
          List.of(begun(fetcher, slow), begun(fetcher, slow));
      await().until(() -> reached.size() == 2);
      HttpResponse refused = fetcher.fetch(slow);
      assertThat(refused.getHttpStatusCode()).isEqualTo(503);
      assertThat(BusyResponse.isOne(refused)).isTrue();
      end.countDown();
      for (CompletableFuture<HttpResponse> each : taken) {
        assertThat(each.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS).getHttpStatusCode())
            .isEqualTo(200);
      }
      assertThat(reached).hasSize(2);
    }
  }

  @Test
  void letsNoClientTakeTheConnectionsOfOthers() throws Exception {
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 8, 2)) {
      HttpRequest slow = request("http://localhost:" + port() + "/wait");
      HttpRequest quick = request("http://localhost:" + port() + "/page");
      List<CompletableFuture<HttpResponse>> taken =
          List.of(begun("jane", fetcher, slow), begun("jane", fetcher, slow));
      await().until(() -> reached.size() == 2);
      HttpResponse refused = result(begun("jane", fetcher, quick));
      assertThat(refused.getHttpStatusCode()).isEqualTo(503);
      assertThat(BusyResponse.isOne(refused)).isTrue();
      assertThat(result(begun("john", fetcher, quick)).getHttpStatusCode()).isEqualTo(200);
      assertThat(fetcher.fetch(quick).getHttpStatusCode()).isEqualTo(200);
      end.countDown();
      for (CompletableFuture<HttpResponse> each : taken) {
        assertThat(result(each).getHttpStatusCode()).isEqualTo(200);
      }
      assertThat(result(begun("jane", fetcher, quick)).getHttpStatusCode()).isEqualTo(200);
    }
  }

  /** Whoever names slow addresses of a host, or what leads to it, waits for them alone. */
  @Test
  void letsNoClientTakeAHostFromOthers() throws Exception {
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 8, 8)) {
      String host = "http://localhost:" + port();
      HttpRequest slow = request(host + "/wait");
      HttpRequest leading = request(host + "/redirect?" + host + "/wait");
      HttpRequest quick = request(host + "/page");
      Client jane = TestClients.viewer("jane");
      Client stranger = TestClients.address("192.0.2.1");
      List<CompletableFuture<HttpResponse>> taken = new ArrayList<>(begun(jane, fetcher, slow, 4));
      taken.addAll(begun(stranger, fetcher, leading, 2));
      await().until(() -> Collections.frequency(reached, "/wait") == 6);
      List<CompletableFuture<HttpResponse>> more =
          List.of(
              begun(jane, fetcher, quick, 1).get(0),
              begun(jane, fetcher, leading, 1).get(0),
              begun(stranger, fetcher, leading, 1).get(0));
      for (CompletableFuture<HttpResponse> each : more) {
        assertThat(result(each).getHttpStatusCode()).isEqualTo(503);
        assertThat(BusyResponse.isOne(result(each))).isTrue();
      }
      assertThat(result(begun("john", fetcher, quick)).getHttpStatusCode()).isEqualTo(200);
      end.countDown();
      for (CompletableFuture<HttpResponse> each : taken) {
        assertThat(result(each).getHttpStatusCode()).isEqualTo(200);
      }
      assertThat(result(begun("jane", fetcher, leading)).getHttpStatusCode()).isEqualTo(200);
    }
  }

  @Test
  void leavesViewersTheHostThatAnonymousClientsTake() throws Exception {
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 4, 8)) {
      HttpRequest slow = request("http://localhost:" + port() + "/wait");
      List<CompletableFuture<HttpResponse>> taken = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        taken.addAll(begun(TestClients.address("192.0.2." + i), fetcher, slow, 4));
      }
      await().until(() -> reached.size() == 2);
      HttpRequest quick = request("http://localhost:" + port() + "/page");
      assertThat(result(begun("jane", fetcher, quick)).getHttpStatusCode()).isEqualTo(200);
      end.countDown();
      for (CompletableFuture<HttpResponse> each : taken) {
        assertThat(result(each).getHttpStatusCode()).isIn(200, 503);
      }
    }
  }

  @Test
  void givesBackTheShareOfAClientWhoseFetchFails() throws Exception {
    try (BoundedHttpFetcher fetcher = fetcher(localhost(), TestDeadlines.HANGING, 8, 1)) {
      for (String address : List.of("http://127.0.0.1/", "http://localhost:" + port() + "/bomb")) {
        assertThat(result(begun("jane", fetcher, request(address))).getHttpStatusCode())
            .isIn(403, 502);
      }
      HttpRequest quick = request("http://localhost:" + port() + "/page");
      assertThat(result(begun("jane", fetcher, quick)).getHttpStatusCode()).isEqualTo(200);
    }
  }

  private static HttpResponse result(CompletableFuture<HttpResponse> fetch) throws Exception {
    return fetch.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  private CompletableFuture<HttpResponse> begun(
      String viewer, BoundedHttpFetcher fetcher, HttpRequest request) {
    return begun(TestClients.viewer(viewer), fetcher, request, 1).get(0);
  }

  private List<CompletableFuture<HttpResponse>> begun(
      Client client, BoundedHttpFetcher fetcher, HttpRequest request, int times) {
    return Stream.generate(
            () ->
                CompletableFuture.supplyAsync(
                    () -> {
                      TestClients.enter(client);
                      try {
                        return fetched(fetcher, request);
                      } finally {
                        TestClients.leave();
                      }
                    },
                    threads))
        .limit(times)
        .toList();
  }

  private CompletableFuture<HttpResponse> begun(BoundedHttpFetcher fetcher, HttpRequest request) {
    return CompletableFuture.supplyAsync(() -> fetched(fetcher, request), threads);
  }

  private static HttpResponse fetched(BoundedHttpFetcher fetcher, HttpRequest request) {
    try {
      return fetcher.fetch(request);
    } catch (GadgetException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void sendsTheHeadersOfTheListAloneAndItsMark() throws Exception {
    HttpRequest request = request("http://localhost:" + port() + "/page");
    for (String name :
        List.of(
            "Host",
            "Sec-Fetch-Site",
            "Origin",
            "Cookie",
            "X-Forwarded-For",
            "Via",
            "CDN-Loop",
            "Transfer-Encoding",
            "Connection")) {
      request.setHeader(name, "forged");
    }
    request.setHeader("Accept", "text/fine").setMethod("POST").setPostBody("body".getBytes());
    try (BoundedHttpFetcher fetcher = fetcher(localhost())) {
      assertThat(fetcher.fetch(request).getHttpStatusCode()).isEqualTo(200);
    }
    assertThat(headers.get("Accept")).containsExactly("text/fine");
    assertThat(headers.get("Cdn-loop")).containsExactly(LoopMark.VALUE);
    assertThat(headers.values().toString()).doesNotContain("forged");
    assertThat(headers.get("Content-length")).containsExactly("4");
  }

  private static OutboundPolicy nobody() {
    return new OutboundPolicy(new InternalHosts(Set.of()));
  }

  private OutboundPolicy localhost() {
    return new OutboundPolicy(new InternalHosts(Set.of("localhost:" + port())));
  }

  private static HttpResponse fetch(OutboundPolicy policy, String address) throws GadgetException {
    try (BoundedHttpFetcher fetcher = fetcher(policy)) {
      return fetcher.fetch(request(address));
    }
  }

  private static HttpRequest request(String address) {
    return new HttpRequest(Uri.parse(address));
  }

  private static BoundedHttpFetcher fetcher(OutboundPolicy policy) {
    return fetcher(policy, TestDeadlines.HANGING, 2, 8);
  }

  private static BoundedHttpFetcher fetcher(
      OutboundPolicy policy, Duration time, int perHost, int perClient) {
    return new BoundedHttpFetcher(
        "",
        policy,
        new OutboundLimits(LIMIT, time, 8, perHost, perClient, Set.of("accept"), 1 << 20),
        new FetchLog(InstantSource.system()));
  }

  private int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    reached.add(path);
    headers.putAll(exchange.getRequestHeaders());
    try (exchange;
        OutputStream body = exchange.getResponseBody()) {
      switch (path) {
        case "/redirect", "/round" -> {
          exchange.getResponseHeaders().add("Location", target(exchange));
          exchange.sendResponseHeaders(302, -1);
        }
        case "/login" -> {
          exchange.getResponseHeaders().add("WWW-Authenticate", "Basic realm=\"a\"");
          boolean known = exchange.getRequestHeaders().containsKey("Authorization");
          exchange.sendResponseHeaders(known ? 200 : 401, -1);
        }
        case "/announced" -> {
          exchange.sendResponseHeaders(200, 2_000_000_000L);
          body.flush(); // newer JDKs send the headers only then
        }
        case "/largest" -> {
          exchange.sendResponseHeaders(200, LIMIT);
          body.write(new byte[LIMIT]);
        }
        case "/chunked" -> {
          exchange.sendResponseHeaders(200, 0);
          body.write(new byte[100 * LIMIT]);
        }
        case "/bomb" -> compressed(exchange, gzip(new byte[100 * LIMIT]), "gzip");
        case "/gzip" -> compressed(exchange, gzip("inflated".getBytes()), "gzip");
        case "/gzip-gzip" -> compressed(exchange, gzip(gzip(new byte[1])), "gzip, gzip");
        case "/trickle" -> trickle(exchange, body);
        default -> page(exchange, path, body);
      }
    }
  }

  private static String target(HttpExchange exchange) {
    String query = exchange.getRequestURI().getQuery();
    return query == null ? "/round" : query;
  }

  private void page(HttpExchange exchange, String path, OutputStream body) throws IOException {
    if (path.equals("/wait")) {
      awaitEnd();
    }
    exchange.sendResponseHeaders(200, path.length());
    body.write(path.getBytes());
  }

  private void awaitEnd() {
    try {
      assertThat(end.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** A byte at a time, each long before a read times out. */
  private static void trickle(HttpExchange exchange, OutputStream body) throws IOException {
    exchange.sendResponseHeaders(200, 0);
    for (int i = 0; i < 1_000; i++) {
      body.write(1);
      body.flush();
      Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(100));
    }
  }

  private static void compressed(HttpExchange exchange, byte[] bytes, String encoding)
      throws IOException {
    exchange.getResponseHeaders().add("Content-Encoding", encoding);
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream target = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(target)) {
      gzip.write(bytes);
    }
    return target.toByteArray();
  }
}
