package io.shindigneo4j.web.endpoint;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.launcher.LateProbe;
import io.shindigneo4j.web.launcher.ProbeServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Requests that wait for the database")
@Timeout(300)
class PendingAnswersTest {

  /** More than Tomcat has threads. */
  private static final int MANY = 260;

  /** Whose answers no buffer takes. */
  private static final int SLOW = 20;

  /** Much less than the time after which Tomcat ends the connection of such a client. */
  private static final Duration SOON = Duration.ofSeconds(15);

  private static final Set<Thread.State> WAITING =
      Set.of(Thread.State.WAITING, Thread.State.TIMED_WAITING);

  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static final String TOKEN = Tokens.encrypted("john.doe");

  @TempDir static Path directory;
  private static ProbeServer server;

  @BeforeAll
  static void start() throws IOException {
    server =
        ProbeServer.start(
            directory,
            Map.of(
                "shindig.neo4j.call-timeout", "PT30S",
                "shindig.neo4j.address-rate", "0",
                "shindig.neo4j.viewer-rate", "0"));
  }

  /** It waits for no answer, and one that comes later harms nothing. */
  @AfterAll
  static void stop() {
    CompletableFuture<HttpResponse<String>> waiting = rest("late/held");
    await().until(() -> LateProbe.held() == 1);
    server.close();
    assertThat(waiting.handle((answer, failure) -> true).join()).isTrue();
    LateProbe.release(Map.of());
  }

  @Test
  void holdNoThreads() {
    List<CompletableFuture<HttpResponse<String>>> waiting =
        IntStream.range(0, MANY).mapToObj(i -> rest("late/held")).toList();
    await().until(() -> LateProbe.held() == MANY);
    assertThat(rest("probe").join().statusCode()).isEqualTo(200);
    assertThat(rest("late/answer").join().statusCode()).isEqualTo(200);
    LateProbe.release(Map.of("at", "last"));
    assertThat(waiting)
        .allSatisfy(each -> assertThat(each.join().body()).contains("\"at\":\"last\""));
  }

  /** Each has left its place, or the last ones would hold threads. */
  @Test
  void mayLoseTheirClients() throws Exception {
    for (int i = 0; i <= Answering.MAX_PENDING / 100; i++) {
      List<Socket> clients = new ArrayList<>();
      for (int j = 0; j < 100; j++) {
        clients.add(send(request("late/held", 1)));
      }
      await().until(() -> LateProbe.held() == 100);
      for (Socket client : clients) {
        client.setSoLinger(true, 0); // resets the connection
        client.close();
      }
      LateProbe.release(Map.of("text", "a".repeat(i % 2 == 0 ? 10_000 : 100_000)));
    }
    holdNoThreads();
  }

  @Test
  void holdNoThreadsWhoseClientsDoNotRead() throws Exception {
    List<Socket> slow = new ArrayList<>();
    int before = LateProbe.large();
    try {
      for (int i = 0; i < SLOW; i++) {
        slow.add(send(request("late/answer?kind=large&size=2500000", 1)));
      }
      await().until(() -> LateProbe.large() - before == SLOW);
      for (int i = 0; i < 20; i++) {
        assertThat(rest("late/answer").join().statusCode()).isEqualTo(200);
        assertThat(rest("late/answer?kind=large&size=50000").join().statusCode()).isEqualTo(200);
        await().atMost(SOON).until(() -> waitingWriters() == 0); // one that has just written ends
      }
    } finally {
      for (Socket each : slow) {
        each.close();
      }
    }
  }

  /** Threads that wait until a client reads. */
  private static long waitingWriters() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(each -> WAITING.contains(each.getKey().getState()))
        .filter(
            each ->
                Stream.of(each.getValue())
                    .anyMatch(frame -> frame.getClassName().contains("SocketWrapper")))
        .count();
  }

  private static Socket send(byte[] requests) throws IOException {
    Socket client = connect();
    client.setSoTimeout(1);
    client.getOutputStream().write(requests);
    return client;
  }

  private static Socket connect() throws IOException {
    Socket client = new Socket();
    client.setReceiveBufferSize(1_024);
    client.connect(new InetSocketAddress("127.0.0.1", URI.create(server.address()).getPort()));
    return client;
  }

  private static byte[] request(String path, int times) {
    return ("GET /social/rest/" + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .repeat(times)
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static CompletableFuture<HttpResponse<String>> rest(String path) {
    return CLIENT.sendAsync(builder("/social/rest/" + path).GET().build(), BodyHandlers.ofString());
  }

  private static HttpRequest.Builder builder(String path) {
    return HttpRequest.newBuilder(URI.create(server.address() + path))
        .timeout(TestDeadlines.HANGING)
        .header("X-Shindig-ST", TOKEN);
  }
}
