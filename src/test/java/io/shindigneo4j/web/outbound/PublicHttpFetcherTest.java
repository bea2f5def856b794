package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.apache.http.HttpHost;
import org.apache.http.conn.HttpInetSocketAddress;
import org.apache.http.conn.scheme.PlainSocketFactory;
import org.apache.http.conn.ssl.SSLSocketFactory;
import org.apache.http.params.BasicHttpParams;
import org.apache.shindig.common.uri.Uri;
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
class PublicHttpFetcherTest {
  private final List<String> reached = new CopyOnWriteArrayList<>();
  private HttpServer server;

  @BeforeEach
  void listen() throws IOException {
    server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
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
  void refusesThisMachineInEveryNotation(String host) throws GadgetException {
    // Some forms are no addresses to some systems, hence not found there.
    assertThat(fetch(nobody(), "http://" + host + ":" + port() + "/secret").getHttpStatusCode())
        .isIn(403, 504);
    assertThat(reached).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "127.0.0.1", "2130706433"})
  void refusesInternalAddresses(String host) throws GadgetException {
    assertThat(fetch(nobody(), "http://" + host + ":" + port() + "/secret").getHttpStatusCode())
        .isEqualTo(403);
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
  void isABadRequestForAnAddressOfVersion6() {
    assertThatThrownBy(() -> fetch(nobody(), "http://[::1]:" + port() + "/secret"))
        .isInstanceOfSatisfying(
            GadgetException.class, e -> assertThat(e.getHttpStatusCode()).isEqualTo(400));
    assertThat(reached).isEmpty();
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
    InetSocketAddress rebound =
        new HttpInetSocketAddress(host, InetAddress.getLoopbackAddress(), port());
    Stream.of(
            new CheckedSockets(PlainSocketFactory.getSocketFactory(), nobody()),
            new CheckedTlsSockets(SSLSocketFactory.getSocketFactory(), nobody()))
        .forEach(
            sockets ->
                assertThatThrownBy(
                        () ->
                            sockets.connectSocket(
                                new Socket(), rebound, null, new BasicHttpParams()))
                    .isInstanceOf(RefusedAddressException.class)
                    .hasMessageContaining("rebound.example"));
  }

  private static OutboundPolicy nobody() {
    return new OutboundPolicy(new InternalHosts(Set.of()));
  }

  private OutboundPolicy localhost() {
    return new OutboundPolicy(new InternalHosts(Set.of("localhost:" + port())));
  }

  private static HttpResponse fetch(OutboundPolicy policy, String address) throws GadgetException {
    return new PublicHttpFetcher("", policy).fetch(new HttpRequest(Uri.parse(address)));
  }

  private int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    reached.add(path);
    if (path.equals("/redirect")) {
      exchange.getResponseHeaders().add("Location", exchange.getRequestURI().getQuery());
      exchange.sendResponseHeaders(302, -1);
    } else {
      exchange.sendResponseHeaders(200, path.length());
      exchange.getResponseBody().write(path.getBytes());
    }
    exchange.close();
  }
}
