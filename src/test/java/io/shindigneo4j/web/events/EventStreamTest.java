package io.shindigneo4j.web.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.events.ScriptedHub;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.StreamClient;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.catalina.LifecycleException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A stream of events")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventStreamTest {

  private static final String PATH = "/social/events";

  private static final Map<String, String> SETTINGS =
      Map.of(
          "shindig.neo4j.events-viewer-streams", "3",
          "shindig.neo4j.events-address-streams", "5",
          "shindig.neo4j.events-streams", "4");

  @TempDir Path directory;
  private final ScriptedHub hub = new ScriptedHub();
  private final AtomicBoolean revoked = new AtomicBoolean();
  private StreamServer server;
  private final List<StreamClient> clients = new ArrayList<>();

  @BeforeEach
  void start() throws LifecycleException {
    server =
        new StreamServer(
            directory, hub.hub(), issuance -> revoked.get(), TestDeadlines.HANGING, SETTINGS);
  }

  @AfterEach
  void stop() throws Exception {
    for (StreamClient client : clients) {
      client.close();
    }
    hub.close();
    server.close();
  }

  private void restart(Duration patience, Map<String, String> settings) throws LifecycleException {
    server.close();
    server = new StreamServer(directory, hub.hub(), issuance -> revoked.get(), patience, settings);
  }

  private StreamClient open(String viewer, String... headers) throws IOException {
    List<String> all = new ArrayList<>(List.of(headers));
    all.add("Viewer: " + viewer);
    StreamClient client = StreamClient.open(server.port(), PATH, all.toArray(String[]::new));
    clients.add(client);
    return client.readHead();
  }

  @Test
  void hasHeadersThatKeepEverybodyFromKeepingIt() throws IOException {
    StreamClient ann = open("ann");
    assertThat(ann.status()).isEqualTo(200);
    assertThat(ann.head())
        .contains(
            "Content-Type: text/event-stream",
            "Cache-Control: no-store",
            "X-Accel-Buffering: no",
            "Connection: close")
        .noneMatch(line -> line.matches("(Transfer-Encoding|Upgrade|Content-Length):.*"));
  }

  /** RFC 9110, section 9.3.2. */
  @Test
  void isDescribedToHeadWhichBeginsNone() throws IOException {
    try (RawHttp client = asked("HEAD", "Seconds: 600")) {
      assertThat(client.head())
          .startsWith("HTTP/1.1 200")
          .contains("Content-Type: text/event-stream", "Cache-Control: no-store");
      assertThat(client.rest()).isEmpty();
    }
    try (RawHttp client = asked("HEAD", "Seconds: -600")) {
      assertThat(client.head()).startsWith("HTTP/1.1 401");
    }
    try (RawHttp client = asked("POST", "Content-Length: 0")) {
      assertThat(client.head()).startsWith("HTTP/1.1 405").contains("Allow: GET, HEAD, OPTIONS");
    }
  }

  private RawHttp asked(String method, String header) throws IOException {
    RawHttp client = new RawHttp(server.port());
    client.send(
        String.join(
            "\r\n",
            method + " " + PATH + " HTTP/1.1",
            "Host: localhost",
            "Viewer: ann",
            "Connection: close",
            header,
            "\r\n"));
    return client;
  }

  @Test
  void beginsWithItsPlaceAndHasTheEventsAsTheyCome() throws IOException {
    StreamClient ann = open("ann");
    assertThat(ann.line()).startsWith("retry: ");
    assertThat(ann.line()).isEmpty();
    assertThat(ann.line()).isEqualTo(":");
    assertThat(ann.line()).isEqualTo("id: e1-10-1000010");
    assertThat(ann.line()).isEqualTo("event: position");
    assertThat(ann.line()).isEqualTo("data: {}");
    hub.message(11, "a\nü", "ann");
    assertThat(ann.next()).isEqualTo("message.received {\"person\":\"ann\",\"id\":\"a\\nü\"}");
    assertThat(ann.lastId()).isEqualTo("e1-11-1000011.0");
    hub.message(12, "b", "ben");
    hub.message(13, "c", "ann");
    assertThat(ann.next()).contains("\"c\"");
  }

  @Test
  void goesOnAfterTheLastEventOfABrowserOrAParameter() throws IOException {
    StreamClient ann = open("ann");
    hub.message(11, "a", "ann");
    hub.message(12, "b", "ann");
    ann.next();
    ann.close();
    StreamClient again = open("ann", "Last-Event-ID: " + ann.lastId());
    assertThat(again.next()).contains("\"b\"");
    StreamClient other =
        StreamClient.open(server.port(), PATH + "?from=e1-10-1000010", "Viewer: ann").readHead();
    clients.add(other);
    assertThat(other.next()).contains("\"a\"");
  }

  @Test
  void saysSoWhereEventsMayBeMissing() throws IOException {
    StreamClient ann = open("ann", "Last-Event-ID: e1-3-1000003.0");
    assertThat(ann.next()).isEqualTo("gap {}");
    assertThat(ann.lastId()).isEqualTo("e1-10-1000010");
  }

  @Test
  void isForThoseWhoAreSignedInAlone() throws IOException {
    StreamClient nobody = StreamClient.open(server.port(), PATH).readHead();
    clients.add(nobody);
    assertThat(nobody.status()).isEqualTo(401);
    assertThat(nobody.head()).contains("WWW-Authenticate: Bearer realm=\"shindig\"");
    assertThat(open("ann", "Seconds: -600").status()).isEqualTo(401);
  }

  @Test
  void endsWithItsToken() throws IOException {
    StreamClient ann = open("ann");
    assertThat(ann.line()).startsWith("retry");
    revoked.set(true);
    while (!ann.line().startsWith("data")) {
      // it is told its place last
    }
    ann.line();
    passUntilSomethingComes(ann, Duration.ofSeconds(1));
    assertThat(ann.next()).isEqualTo("end {\"reason\":\"token\"}");
    assertThat(ann.next()).isNull();
    assertThat(open("ann").status()).isEqualTo(401);
  }

  private static int secondsToWait(StreamClient refused) {
    String name = "Retry-After: ";
    String line =
        refused.head().stream().filter(each -> each.startsWith(name)).findFirst().orElseThrow();
    int seconds = Integer.parseInt(line.substring(name.length()));
    assertThat(seconds)
        .isBetween(
            EventStreamServlet.RETRY_SECONDS,
            EventStreamServlet.RETRY_SECONDS + EventStreamServlet.SPREAD_SECONDS - 1);
    return seconds;
  }

  @Test
  void isOneOfFewForEachViewerAndInAll() throws IOException {
    for (int i = 0; i < 3; i++) {
      assertThat(open("ann").status()).isEqualTo(200);
    }
    StreamClient fourth = open("ann");
    assertThat(fourth.status()).isEqualTo(429);
    Set<Integer> times = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      times.add(secondsToWait(open("ann")));
    }
    assertThat(times).hasSizeGreaterThan(1);
    assertThat(open("ben").status()).isEqualTo(200);
    assertThat(open("cy").status()).isEqualTo(503);
    clients.get(0).close();
    awaitPlace("ann");
  }

  /** The server hears of the end in its own time. */
  private void awaitPlace(String viewer) {
    TestDeadlines.await().until(() -> open(viewer).status() == 200);
  }

  @Test
  void givesItsPlaceBackWhenTheClientSaysSomethingMore() throws IOException {
    StreamClient ann = open("ann");
    ann.send("GET / HTTP/1.1\r\n\r\n");
    assertThat(ann.next()).isNull();
  }

  @Test
  void holdsUpNoOtherWhileItsClientDoesNotRead() throws IOException {
    StreamClient slow = open("ann");
    StreamClient quick = open("ann");
    String text = "x".repeat(1_000);
    int count = 500;
    for (int i = 0; i < count; i++) {
      hub.message(11 + i, text + i, "ann");
    }
    for (int i = 0; i < count; i++) {
      assertThat(quick.next()).contains("x" + i + "\"");
    }
    for (int i = 0; i < count; i++) {
      assertThat(slow.next()).contains("x" + i + "\"");
    }
  }

  @Test
  void canBeOnAConnectionThatHasServedOtherRequests() throws IOException {
    StreamClient ann = StreamClient.open(server.port(), "/elsewhere");
    clients.add(ann);
    assertThat(ann.readHead().status()).isEqualTo(404);
    ann.skipBody();
    ann.send("GET /social/events HTTP/1.1\r\nHost: localhost\r\nViewer: ann\r\n\r\n");
    ann.head().clear();
    assertThat(ann.readHead().status()).isEqualTo(200);
    hub.message(11, "a", "ann");
    assertThat(ann.next()).contains("\"a\"");
    hub.message(12, "b", "ann");
    assertThat(ann.next()).contains("\"b\"");
  }

  @Test
  void givesSignsOfLife() throws IOException {
    StreamClient ann = open("ann");
    for (int i = 0; i < 7; i++) {
      ann.line();
    }
    passUntilSomethingComes(ann, Duration.ofSeconds(21));
    assertThat(ann.line()).isEqualTo(":");
    assertThat(ann.line()).isEqualTo("id: e1-10-1000010");
    assertThat(ann.line()).isEqualTo("event: position");
  }

  @Test
  void doesNotHaveAllBrowsersComeBackTogether() {
    Set<String> times = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      StreamText text = new StreamText();
      text.begin();
      times.add(new String(text.toBytes(), StandardCharsets.UTF_8));
    }
    assertThat(times)
        .hasSizeGreaterThan(10)
        .allSatisfy(
            line ->
                assertThat(Integer.parseInt(line.substring("retry: ".length()).strip()))
                    .isBetween(
                        StreamText.RETRY_MILLIS,
                        StreamText.RETRY_MILLIS + StreamText.SPREAD_MILLIS - 1));
  }

  private void passUntilSomethingComes(StreamClient client, Duration time) {
    TestDeadlines.await()
        .until(
            () -> {
              hub.pass(time);
              return client.hasMore();
            });
  }

  @Test
  void goesThroughOldProxiesToo() throws Exception {
    StreamClient ann = StreamClient.openOld(server.port(), PATH, "Viewer: ann").readHead();
    clients.add(ann);
    assertThat(ann.status()).isEqualTo(200);
    hub.message(11, "a", "ann");
    assertThat(ann.next()).contains("\"a\"");
    String text = "x".repeat(1_000);
    for (int i = 0; i < 500; i++) {
      hub.message(12 + i, text + i, "ann");
    }
    for (int i = 0; i < 500; i++) {
      assertThat(ann.next()).contains("x" + i + "\"");
    }
    revoked.set(true);
    passUntilSomethingComes(ann, Duration.ofSeconds(1));
    assertThat(ann.next()).isEqualTo("end {\"reason\":\"token\"}");
    assertThat(ann.next()).isNull();
  }

  @Test
  void isNotThereWhereEventsAreSwitchedOff() throws Exception {
    restart(TestDeadlines.HANGING, Map.of("shindig.neo4j.events", "false"));
    assertThat(open("ann").status()).isEqualTo(404);
  }

  /** Of such a request Tomcat hands over no connection, which would end at once. */
  @Test
  void isNotThereForARequestWithABody() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + PATH))
            .timeout(TestDeadlines.HANGING)
            .version(HttpClient.Version.HTTP_1_1)
            .header("Viewer", "ann")
            .method("GET", BodyPublishers.ofString("x"))
            .build();
    int status = HttpClient.newHttpClient().send(request, BodyHandlers.discarding()).statusCode();
    assertThat(status).isEqualTo(400);
  }

  @Test
  void isNotThereOverHttp2() throws Exception {
    HttpResponse<String> answer =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_2)
            .build()
            .send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + PATH))
                    .header("Viewer", "ann")
                    .timeout(TestDeadlines.HANGING)
                    .build(),
                BodyHandlers.ofString());
    assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
    assertThat(answer.statusCode()).isEqualTo(505);
  }

  @Test
  void doesNotKeepItsClientWaitingForAGraphThatDoesNotAnswer() throws Exception {
    restart(Duration.ofMillis(300), SETTINGS);
    hub.beSilent();
    List<StreamClient> waiting = new ArrayList<>();
    for (String viewer : List.of("ann", "ben", "cy")) {
      waiting.add(StreamClient.open(server.port(), PATH, "Viewer: " + viewer));
    }
    clients.addAll(waiting);
    for (StreamClient client : waiting) {
      assertThat(client.readHead().status()).isEqualTo(503);
      secondsToWait(client);
    }
    assertThat(open("dora").status()).describedAs("the places are free again").isEqualTo(503);
  }

  @Test
  void endsIfItsClientNeverReads() throws Exception {
    restart(
        TestDeadlines.HANGING,
        Map.of(
            "shindig.neo4j.events-viewer-streams", "1",
            "shindig.neo4j.events-write-timeout", "PT1S"));
    assertThat(open("ann").status()).isEqualTo(200);
    assertThat(open("ann").status()).isEqualTo(429);
    for (int i = 0; i < 1_000; i++) {
      hub.message(11 + i, "x".repeat(10_000) + i, "ann");
    }
    awaitPlace("ann");
  }

  @Test
  void keepsItsPlaceAsLongAsItsClientKeepsTheConnection() throws IOException {
    for (int i = 0; i < 3; i++) {
      open("ann").line();
    }
    for (int i = 0; i < 1_000; i++) {
      hub.message(11 + i, "x".repeat(10_000) + i, "ann");
    }
    hub.pass(Duration.ofSeconds(61));
    hub.pass(Duration.ofSeconds(61));
    assertThat(open("ann").status()).isEqualTo(429);
  }
}
