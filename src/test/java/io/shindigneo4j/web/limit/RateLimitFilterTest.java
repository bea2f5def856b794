package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.catalina.LifecycleException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Requests in a time")
@Timeout(300)
class RateLimitFilterTest {
  private static final int UNIT = 64 << 10;
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @TempDir private Path directory;
  private final FakeClock clock = new FakeClock();
  private LimitedServer server;

  @BeforeEach
  void start() throws LifecycleException {
    server =
        new LimitedServer(
            directory,
            clock,
            Map.of(
                "shindig.neo4j.address-rate", "1",
                "shindig.neo4j.address-burst", "20",
                "shindig.neo4j.viewer-rate", "1",
                "shindig.neo4j.viewer-burst", "5",
                "shindig.neo4j.viewer-body-rate", "1",
                "shindig.neo4j.viewer-body-burst", "100",
                "shindig.neo4j.request-limit", Integer.toString(10 * UNIT)));
  }

  @AfterEach
  void stop() throws LifecycleException {
    server.close();
  }

  private HttpResponse<String> send(BodyPublisher body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/"))
            .timeout(Duration.ofMinutes(2))
            .POST(body);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofString());
  }

  /** How many requests pass until one is refused. */
  private int passing(String... headers) throws IOException, InterruptedException {
    for (int i = 0; i < 100; i++) {
      int status = send(BodyPublishers.noBody(), headers).statusCode();
      if (status == 429) {
        return i;
      }
      assertThat(status).isEqualTo(200);
    }
    throw new AssertionError("none was refused");
  }

  @Test
  void ofAnAddressAreABurstAndThenTheRate() throws Exception {
    assertThat(passing()).isEqualTo(20);
    clock.advance(Duration.ofMillis(2_500));
    assertThat(passing()).isEqualTo(2);
    HttpResponse<String> refused = send(BodyPublishers.noBody());
    assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
    assertThat(send(BodyPublishers.ofByteArray(new byte[9 * UNIT])).headers())
        .satisfies(
            headers -> {
              assertThat(headers.firstValue("Retry-After")).hasValue("10"); // 9.5 of 10
              assertThat(headers.firstValue("Connection")).hasValue("close");
            });
  }

  @Test
  void ofTwoAddressesAreCountedApartAndThoseOfOneNetworkOfIpv6Together() throws Exception {
    assertThat(passing("X-Forwarded-For", "192.0.2.1")).isEqualTo(20);
    assertThat(passing("X-Forwarded-For", "192.0.2.2")).isEqualTo(20);
    assertThat(passing("X-Forwarded-For", "2001:db8:0:1::1")).isEqualTo(20);
    assertThat(passing("X-Forwarded-For", "2001:db8:0:1:ffff::2")).isZero();
    assertThat(passing("X-Forwarded-For", "2001:db8:0:2::1")).isEqualTo(20);
  }

  /** What a client itself writes comes before what the proxy adds. */
  @Test
  void areNotCountedByAnAddressThatTheClientInvents() throws Exception {
    assertThat(passing("X-Forwarded-For", "198.51.100.1, 192.0.2.1")).isEqualTo(20);
    assertThat(passing("X-Forwarded-For", "198.51.100.2, 192.0.2.1")).isZero();
  }

  @Test
  void ofAViewerAreCountedAcrossAddresses() throws Exception {
    assertThat(passing("Viewer", "jane", "X-Forwarded-For", "192.0.2.1")).isEqualTo(5);
    assertThat(passing("Viewer", "jane", "X-Forwarded-For", "192.0.2.2")).isZero();
    assertThat(passing("Viewer", "john", "X-Forwarded-For", "192.0.2.2")).isEqualTo(5);
  }

  @Test
  void ofAViewerHaveSoManyBytesOfBodies() throws Exception {
    BodyPublisher half = BodyPublishers.ofByteArray(new byte[50 << 10]);
    String[] jane = {"Viewer", "jane"};
    assertThat(send(half, jane).statusCode()).isEqualTo(200);
    assertThat(send(half, jane).statusCode()).isEqualTo(200);
    HttpResponse<String> refused = send(half, jane);
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.headers().firstValue("Retry-After")).hasValue("50");
    assertThat(send(BodyPublishers.noBody(), jane).statusCode()).isEqualTo(200);
    assertThat(send(half, "Viewer", "john").statusCode()).isEqualTo(200);
    clock.advance(Duration.ofSeconds(50));
    assertThat(send(half, jane).statusCode()).isEqualTo(200);
  }

  @Test
  void ofAViewerAreCountedBySmallBodies() throws Exception {
    BodyPublisher small = BodyPublishers.ofByteArray(new byte[1]);
    BodyPublisher rest = BodyPublishers.ofByteArray(new byte[99 << 10]);
    assertThat(send(small, "Viewer", "jane").statusCode()).isEqualTo(200);
    assertThat(send(small, "Viewer", "jane").statusCode()).isEqualTo(200);
    assertThat(send(rest, "Viewer", "jane").statusCode()).isEqualTo(429);
  }

  @Test
  void ofNobodyAndOfPlainTokensAreNotCountedForAViewer() throws Exception {
    for (List<String> token :
        List.of(
            List.of("Plain-Viewer", "jane"),
            List.of("Viewer", "-1"),
            List.of("Viewer", ""),
            List.of("Other", ""))) {
      String address = "192.0.2." + token.hashCode() % 100;
      assertThat(passing(token.get(0), token.get(1), "X-Forwarded-For", address)).isEqualTo(20);
    }
    assertThat(passing("Viewer", "jane")).isEqualTo(5);
  }

  @Test
  void thatTurnOutToBeMoreTakeFromAllLimitsOrFromNone() throws Exception {
    String[] jane = {"Viewer", "jane", "Calls", "3"};
    assertThat(send(BodyPublishers.noBody(), jane).statusCode()).isEqualTo(200);
    assertThat(send(BodyPublishers.noBody(), jane).statusCode()).isEqualTo(429);
    assertThat(passing("Viewer", "jane")).isEqualTo(1);
    assertThat(passing()).isEqualTo(14);
  }

  @Test
  void thatAreRefusedCostNothing() throws Exception {
    assertThat(passing()).isEqualTo(20);
    for (int i = 0; i < 50; i++) {
      assertThat(passing()).isZero();
    }
    clock.advance(Duration.ofSeconds(1));
    assertThat(passing()).isEqualTo(1);
  }

  @Test
  void costByTheBytesOfTheirBodies() throws Exception {
    assertThat(send(BodyPublishers.ofByteArray(new byte[9 * UNIT + 1])).body())
        .isEqualTo(Integer.toString(9 * UNIT + 1));
    assertThat(send(BodyPublishers.ofByteArray(new byte[UNIT - 1])).statusCode()).isEqualTo(200);
    assertThat(passing()).isEqualTo(9);
  }

  @Test
  void withABodyOfUnknownLengthNeedWhatTheLargestCostsAndPayForWhatIsRead() throws Exception {
    for (int i = 0; i < 4; i++) {
      assertThat(send(chunked(2 * UNIT)).body()).isEqualTo(Integer.toString(2 * UNIT));
    }
    assertThat(send(chunked(1)).statusCode()).isEqualTo(429);
    assertThat(passing()).isEqualTo(8);
  }

  private static BodyPublisher chunked(int bytes) {
    return BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[bytes]));
  }

  @Test
  void areRefusedBeforeTheirBodyIsRead() throws Exception {
    assertThat(passing()).isEqualTo(20);
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout(120_000);
      socket
          .getOutputStream()
          .write(
              "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 600000\r\n\r\n"
                  .getBytes(StandardCharsets.US_ASCII));
      assertThat(
              new BufferedReader(
                      new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                  .readLine())
          .startsWith("HTTP/1.1 429");
    }
  }
}
