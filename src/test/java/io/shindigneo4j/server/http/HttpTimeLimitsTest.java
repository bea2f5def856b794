package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.neo4j.configuration.GraphDatabaseSettings;

@DisplayName("A server with little time for logins, requests and silence, over HTTP,")
@StartsServer
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class HttpTimeLimitsTest {

  /** Twelve times as long as the busy connection is idle at a time. */
  private static final Duration IDLE = Duration.ofSeconds(3);

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private static GraphServer server;
  private static RawHttp unread;
  private static Thread sender;

  @BeforeAll
  static void start() throws IOException {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.message_timeout, Duration.ofSeconds(1),
                ServerLimitSettings.login_timeout, Duration.ofSeconds(3),
                ServerLimitSettings.idle_timeout, IDLE,
                GraphDatabaseSettings.transaction_monitor_check_interval, Duration.ofMillis(100)));
    beginToSend();
  }

  /** Takes longest, beside the other tests: until nothing can be sent any more. */
  private static void beginToSend() throws IOException {
    unread = new RawHttp(server.port());
    HttpText large = HttpText.cypher("RETURN reduce(t = 'x', i IN range(1, 16) | t + t) AS t");
    assertThat(unread.ask(large).status()).isEqualTo(200);
    sender = new Thread(() -> sendWithoutEnd(unread, large));
    sender.start();
  }

  @AfterAll
  static void stop() throws IOException {
    unread.close();
    server.close();
  }

  @Test
  void endsAConnectionOnWhichARequestDoesNotGoOn() throws IOException {
    try (RawHttp head = new RawHttp(server.port())) {
      assertThat(head.ask(number(1)).value()).isEqualTo(1L);
      try (RawHttp body = new RawHttp(server.port());
          RawHttp nobody = new RawHttp(server.port())) {
        head.send("POST /cyph");
        body.send(number(1));
        body.send(number(2).head());
        nobody.send("POST /cyph"); // before anybody has logged in
        assertThat(body.receive().value()).isEqualTo(1L);
        assertSlow(head);
        assertSlow(body);
        assertSlow(nobody);
      }
    }
  }

  @Exhaustive
  @Test
  void waitsForABodyFromTheMomentOnThatItHasSaidThatItMayCome() throws IOException {
    HttpText patient = number(7).with("Expect", "100-continue");
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(timed(2_500)); // longer than a request may take to go on
      http.send(patient.head());
      assertThat(http.receive().status()).isEqualTo(504);
      assertThat(http.head()).startsWith("HTTP/1.1 100 ");
      http.send(patient.body());
      assertThat(http.receive().value()).isEqualTo(7L);
      http.send(patient.head());
      assertThat(http.head()).startsWith("HTTP/1.1 100 ");
      assertSlow(http);
    }
  }

  @Exhaustive
  @Test
  void takesAnEmptyLineForNoRequestThatHasBegun() throws Exception {
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(number(1)).value()).isEqualTo(1L);
      http.send("\r\n");
      Thread.sleep(2_000); // longer than a request may take to go on
      assertThat(http.ask(number(2)).value()).isEqualTo(2L);
      http.send("\r");
      http.send("\n\r\nPOST /cyph");
      assertSlow(http);
    }
  }

  private static void assertSlow(RawHttp http) throws IOException {
    Answer answer = http.receive();
    assertThat(answer.status()).isEqualTo(408);
    assertThat(answer.code()).isEqualTo("http.slow-request");
    assertThat(http.ends()).isTrue();
  }

  @Exhaustive
  @Test
  void endsAConnectionOnWhichNobodyLogsIn() throws IOException {
    try (RawHttp silent = new RawHttp(server.port())) {
      assertThat(silent.ends()).isTrue();
    }
  }

  @Test
  void endsAConnectionThatIsIdleAndKeepsOneThatIsNot() throws Exception {
    try (RawHttp idle = new RawHttp(server.port());
        RawHttp busy = new RawHttp(server.port())) {
      assertThat(idle.ask(number(1)).value()).isEqualTo(1L);
      for (long i = 0; i < 13; i++) {
        assertThat(busy.ask(number(i)).value()).isEqualTo(i);
        Thread.sleep(IDLE.toMillis() / 12);
      }
      assertThat(idle.ends()).isTrue();
      assertThat(busy.ask(number(5)).value()).isEqualTo(5L);
    }
  }

  @Exhaustive
  @Test
  void keepsAConnectionWhoseClientWaitsForALongAnswer() throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      assertThat(http.ask(timed((int) IDLE.toMillis() + 1_500)).status()).isEqualTo(504);
      assertThat(http.ask(number(1)).value()).isEqualTo(1L);
    }
  }

  @Test
  @Order(Order.DEFAULT + 1)
  void cutsAClientThatDoesNotReadItsAnswers() throws Exception {
    sender.join(TestDeadlines.HANGING_MILLIS);
    assertThat(sender.isAlive()).isFalse();
  }

  private static void sendWithoutEnd(RawHttp http, HttpText request) {
    try {
      while (true) {
        http.send(request);
      }
    } catch (IOException e) {
      // the connection has ended
    }
  }

  private static HttpText timed(int millis) {
    return HttpText.post("/cypher?timeout=" + millis, HttpText.cypherBody(SLOW));
  }

  private static HttpText number(long number) {
    return HttpText.cypher("RETURN " + number + " AS number");
  }
}
