package io.shindigneo4j.server.http;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.config.Setting;

@DisplayName("A server with tight limits, over HTTP,")
@StartsServer
class HttpLimitsTest {

  private static final int MESSAGE = 4096;
  private static final int IN_FLIGHT = 3;

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private static GraphServer server;

  @BeforeAll
  static void start() {
    Map<Setting<?>, Object> settings = new HashMap<>();
    settings.put(ServerLimitSettings.worker_threads, 1);
    settings.put(ServerLimitSettings.queue_size, 1);
    settings.put(ServerLimitSettings.maximum_requests_in_flight, IN_FLIGHT);
    settings.put(ServerLimitSettings.maximum_message_size, (long) MESSAGE);
    settings.put(ServerLimitSettings.maximum_records, 10);
    settings.put(ServerLimitSettings.request_timeout, Duration.ofSeconds(10));
    settings.put(GraphDatabaseSettings.transaction_monitor_check_interval, Duration.ofMillis(100));
    server = GraphServer.start(settings);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void refusesABodyByTheLengthThatIsAnnounced() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1).with("Content-Length", "4097").head());
      assertTooLarge(http);
    }
  }

  @Test
  void refusesABodyOfAnyLengthAndIsReadToItsAnswerAllTheSame() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1).body("application/json", new byte[8 << 20]));
      assertTooLarge(http);
    }
  }

  @Test
  void refusesABodyAsSoonAsItsChunksAreTooLarge() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1));
      http.send(chunked());
      http.send("1000\r\n" + "x".repeat(MESSAGE) + "\r\n");
      http.send("1\r\nx\r\n");
      assertThat(http.receive().value()).isEqualTo(1L);
      assertTooLarge(http);
    }
  }

  @Test
  void takesABodyThatIsAsLargeAsAllowed() throws IOException {
    String frame = HttpText.cypherBody("RETURN '' AS text");
    String text = "x".repeat(MESSAGE - frame.length());
    HttpText largest = HttpText.cypher("RETURN '" + text + "' AS text");
    assertThat(largest.body()).hasSize(MESSAGE);
    assertThat(RawHttp.ask(server, largest).code()).isEqualTo("result.too-large");
    HttpText counted = HttpText.cypher("RETURN size('" + text.substring(6) + "') AS text");
    assertThat(counted.body()).hasSize(MESSAGE);
    assertThat(RawHttp.ask(server, counted).status()).isEqualTo(200);
  }

  private static byte[] chunked() {
    return number(2).without("Content-Length").with("Transfer-Encoding", "chunked").head();
  }

  private static void assertTooLarge(RawHttp http) throws IOException {
    Answer answer = http.receive();
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.code()).isEqualTo("http.too-large");
    assertThat(http.ends()).isTrue();
  }

  @Test
  void answersWithNoMoreRecordsThanAllowed() throws IOException {
    Answer answer = RawHttp.ask(server, HttpText.cypher("UNWIND range(1, 11) AS i RETURN i"));
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.code()).isEqualTo("result.too-large");
  }

  @Test
  void readsNoMoreWhileAsManyRequestsAreUnderWayAsMayBe() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(timed(1_000));
      for (int i = 0; i < 20; i++) {
        http.send(number(i));
      }
      assertThat(http.receive().status()).isEqualTo(504);
      for (long i = 0; i < 20; i++) {
        Answer answer = http.receive();
        assertThat(answer.status()).as("none is refused but for want of a place").isIn(200, 503);
      }
    }
  }

  @Test
  void isBusyWhenTheQueueIsFull() throws IOException {
    try (RawHttp http = new RawHttp(server.port());
        RawHttp other = new RawHttp(server.port())) {
      assertThat(other.ask(number(1)).value()).isEqualTo(1L);
      http.send(timed(5_000));
      await().until(HttpLimitsTest::oneRuns);
      http.send(timed(5_000));
      Answer busy = await().until(() -> other.ask(timed(50)), answer -> answer.status() == 503);
      assertThat(busy.code()).isEqualTo("server.busy");
      assertThat(busy.headers()).containsEntry("retry-after", "1");
      assertThat(http.receive().status()).isEqualTo(504);
      assertThat(http.receive().status()).as("whichever came first has waited").isIn(503, 504);
    }
  }

  private static boolean oneRuns() {
    return server
        .database("neo4j")
        .executeTransactionally(
            "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery = $text RETURN currentQuery",
            Map.of("text", SLOW),
            Result::hasNext);
  }

  private static HttpText timed(int millis) {
    return HttpText.post("/cypher?timeout=" + millis, HttpText.cypherBody(SLOW));
  }

  private static HttpText number(long number) {
    return HttpText.cypher("RETURN " + number + " AS number");
  }
}
