package io.shindigneo4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Events over HTTP")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class EventStreamResponseTest {

  private static final String FRIENDS =
      "MATCH (a:Person {id: 'a'}), (b:Person {id: 'b'}) CREATE (a)-[:FRIEND_OF]->(b)";

  private GraphServer server;

  @BeforeEach
  void begin(GraphServer shared) {
    server = shared;
    run("CREATE (:Person {id: 'a'}), (:Person {id: 'b'})");
  }

  private void run(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private HttpRequest.Builder request(String query) {
    String login = GraphServer.CREDENTIALS.username() + ":" + GraphServer.CREDENTIALS.password();
    return HttpRequest.newBuilder(
            URI.create("http://127.0.0.1:" + server.port() + "/events" + query))
        .header(
            "Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes(UTF_8)));
  }

  /** An open answer. */
  private static final class Stream implements AutoCloseable {
    private final HttpResponse<java.io.InputStream> response;
    private final BufferedReader lines;

    Stream(HttpRequest request) throws IOException, InterruptedException {
      response =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
      lines = new BufferedReader(new InputStreamReader(response.body(), UTF_8));
    }

    /** The fields of the next message with an event; others are signs of life and positions. */
    Map<String, String> next() throws IOException {
      Map<String, String> fields = message();
      while (!fields.containsKey("event")) {
        fields = message();
      }
      return fields;
    }

    private Map<String, String> message() throws IOException {
      Map<String, String> fields = new LinkedHashMap<>();
      for (String line = lines.readLine(); !line.isEmpty(); line = lines.readLine()) {
        String[] pair = line.split(": ", 2);
        if (pair.length == 2) {
          fields.put(pair[0], pair[1]);
        }
      }
      return fields;
    }

    @Override
    public void close() throws IOException {
      lines.close();
    }
  }

  @Test
  void comeInTheOrderOfTheCommits() throws Exception {
    try (Stream events = new Stream(request("").build())) {
      assertThat(events.response.statusCode()).isEqualTo(200);
      assertThat(events.response.headers().firstValue("content-type"))
          .hasValue("text/event-stream");
      assertThat(events.next()).containsEntry("event", "subscribed").containsKey("retry");
      run(FRIENDS);
      assertThat(events.next())
          .containsEntry("event", "events")
          .containsEntry(
              "data",
              "[{\"type\":\"friendship.accepted\",\"person\":\"a\",\"data\":{\"friend\":\"b\"}}]");
    }
  }

  @Test
  void sayToEachClientHowLongToWaitBeforeItComesBack() {
    Set<Integer> times = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      String text = new String(ServerSentEvents.subscribed(new EventPosition("e", 1, 1)), UTF_8);
      times.add(Integer.parseInt(text.lines().findFirst().orElseThrow().split(" ")[1]));
    }
    assertThat(times)
        .hasSizeGreaterThan(10)
        .allMatch(
            millis ->
                millis >= ServerSentEvents.RETRY_MILLIS
                    && millis < ServerSentEvents.RETRY_MILLIS + ServerSentEvents.SPREAD_MILLIS);
  }

  @Test
  void goOnAfterTheLastOneThatWasRead() throws Exception {
    String begin;
    try (Stream events = new Stream(request("").build())) {
      begin = events.next().get("id");
    }
    run(FRIENDS);
    try (Stream again = new Stream(request("?from=now").header("Last-Event-ID", begin).build())) {
      assertThat(again.next()).containsEntry("id", begin);
      assertThat(again.next().get("data")).contains("friendship.accepted");
    }
  }

  @Test
  void areAGapWhereTheIdIsOfAnotherHistory() throws Exception {
    try (Stream events = new Stream(request("?from=abc-1-1").build())) {
      String begin = events.next().get("id");
      assertThat(events.next()).containsEntry("event", "gap").containsEntry("id", begin);
    }
  }

  @Test
  void areThoseOfTheTopics() throws Exception {
    try (Stream events = new Stream(request("?topics=areas/album&topics=people/b").build())) {
      events.next();
      run(FRIENDS);
      run("MATCH (b:Person {id: 'b'}) CREATE (b)-[:HAS_ALBUM]->(:Album {id: 'x'})");
      assertThat(events.next().get("data")).startsWith("[{\"type\":\"album.created\"");
    }
  }

  @Test
  void areRefusedWithAStatus() throws Exception {
    assertThat(status(request("?topics=nonsense"))).isEqualTo(400);
    assertThat(status(request("?from=nonsense"))).isEqualTo(400);
    assertThat(status(request("?topic=all"))).isEqualTo(400);
    assertThat(status(request("?database=none"))).isEqualTo(404);
    assertThat(status(request("").setHeader("Authorization", "Basic bm86bm8="))).isEqualTo(401);
    assertThat(status(request("").method("HEAD", HttpRequest.BodyPublishers.noBody())))
        .isEqualTo(405);
  }

  private static int status(HttpRequest.Builder request) throws Exception {
    return HttpClient.newHttpClient()
        .send(request.build(), HttpResponse.BodyHandlers.discarding())
        .statusCode();
  }
}
