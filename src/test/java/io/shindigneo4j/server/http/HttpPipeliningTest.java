package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawHttp.Answer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Several requests on one connection of HTTP")
@ExtendWith(SharedGraphServer.class)
class HttpPipeliningTest {

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  @Test
  void areAnsweredOneAfterTheOther(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      for (long i = 0; i < 100; i++) {
        assertThat(http.ask(number(i)).value()).isEqualTo(i);
      }
    }
  }

  @Test
  void areAnsweredInTheirOrderThoughAllAreSentAtOnce(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      for (int i = 0; i < 3_000; i++) { // more than may be under way
        all.writeBytes(number(i).bytes());
      }
      CompletableFuture<Void> sent = CompletableFuture.runAsync(() -> send(http, all));
      for (long i = 0; i < 3_000; i++) {
        assertThat(http.receive().value()).isEqualTo(i);
      }
      sent.join();
    }
  }

  @Test
  void runTogetherAndTheAnswerOfAFastOneWaitsForThatOfASlowOne(GraphServer server)
      throws IOException {
    String signal = HttpText.cypherBody("CREATE (:Signal) RETURN 'fast'");
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(
          HttpText.post("/cypher?timeout=1000", HttpText.cypherBody(SLOW)),
          HttpText.post("/cypher?mode=write", signal));
      try (ProtocolClient other = ProtocolClient.of(server)) {
        TestDeadlines.await()
            .until(() -> other.value("MATCH (n:Signal) RETURN count(n)").equals(1L));
      }
      Answer first = http.receive();
      assertThat(first.status()).isEqualTo(504);
      assertThat(http.receive().value()).isEqualTo("fast");
    }
  }

  @Test
  void areNotHeldUpByAFailureOfOne(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1), HttpText.cypher("no Cypher"), HttpText.post("/cypher", "{"), number(2));
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().status()).isEqualTo(400);
      assertThat(http.receive().code()).isEqualTo("request.malformed");
      assertThat(http.receive().value()).isEqualTo(2L);
    }
  }

  @Test
  void mayHaveEmptyLinesBeforeThem(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send("\r\n");
      http.send(number(1));
      http.send("\r\n\r\n");
      http.send(number(2));
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().value()).isEqualTo(2L);
    }
  }

  @Test
  void endWithGarbageThatIsAnsweredInItsTurn(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1));
      http.send("garbage\r\n\r\n");
      http.send(number(2));
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().code()).isEqualTo("http.malformed");
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void endWithOneWhoseChunksAreGarbage(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1));
      http.send(number(2).without("Content-Length").with("Transfer-Encoding", "chunked").head());
      http.send("no number\r\n");
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().code()).isEqualTo("http.malformed");
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void endWithTheOneThatSaysSo(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1), number(2).with("Connection", "close"), number(3));
      assertThat(http.receive().value()).isEqualTo(1L);
      Answer last = http.receive();
      assertThat(last.value()).isEqualTo(2L);
      assertThat(last.endsConnection()).isTrue();
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void areOneWhereTheClientSpeaksTheOlderVersionAndDoesNotAskForMore(GraphServer server)
      throws IOException {
    HttpText old = number(1).requestLine("POST /cypher HTTP/1.0").without("Host");
    try (RawHttp http = new RawHttp(server.port())) {
      Answer kept = http.ask(old.with("Connection", "keep-alive"));
      assertThat(kept.headers()).containsEntry("connection", "keep-alive");
      assertThat(http.ask(old).value()).isEqualTo(1L);
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void areAllAnsweredThoughTheClientHasEndedItsSide(GraphServer server) throws IOException {
    try (RawHttp http = new RawHttp(server.port())) {
      http.send(number(1), number(2));
      http.endOutput();
      assertThat(http.receive().value()).isEqualTo(1L);
      assertThat(http.receive().value()).isEqualTo(2L);
      assertThat(http.ends()).isTrue();
    }
  }

  @Test
  void areAnsweredWholeThoughTheClientIsSlowToReadTheLastAnswer(GraphServer server)
      throws Exception {
    try (RawHttp open = slow(server);
        RawHttp halfOpen = slow(server)) {
      String headOfOpen = open.head();
      String headOfHalfOpen = halfOpen.head();
      halfOpen.endOutput();
      Thread.sleep(3_000); // longer than a client has to end its side
      assertWhole(open, headOfOpen);
      assertWhole(halfOpen, headOfHalfOpen);
    }
  }

  /** Asks for a large answer, the last one. */
  private static RawHttp slow(GraphServer server) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(128 * 1024); // so that most of it waits in the server
    socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
    RawHttp http = new RawHttp(socket);
    http.send(
        HttpText.cypher("RETURN reduce(t = 'x', i IN range(1, 23) | t + t) AS t")
            .with("Connection", "close"));
    return http;
  }

  private static void assertWhole(RawHttp http, String head) throws IOException {
    assertThat((String) http.receive(head).value()).hasSize(1 << 23);
    assertThat(http.ends()).isTrue();
  }

  @Test
  void areDroppedWhenTheClientHasGone(GraphServer server) throws IOException {
    try (ProtocolClient other = ProtocolClient.of(server)) {
      try (RawHttp http = new RawHttp(server.port())) {
        http.send(HttpText.cypher(SLOW));
        await(other, 1);
        http.reset();
      }
      await(other, 0);
    }
  }

  private static void await(ProtocolClient client, long count) {
    String running =
        "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'count(i) AS slow'"
            + " AND NOT currentQuery CONTAINS 'SHOW' RETURN count(*)";
    TestDeadlines.await().until(() -> client.value(running).equals(count));
  }

  @Test
  void areSentWhenTheServerSaysSoWhereTheClientWaitsForThat(GraphServer server) throws IOException {
    HttpText patient = number(7).with("Expect", "100-continue");
    try (RawHttp http = new RawHttp(server.port())) {
      for (int i = 0; i < 2; i++) {
        http.send(patient.head());
        assertThat(http.head()).startsWith("HTTP/1.1 100 ");
        http.send(patient.body());
        assertThat(http.receive().value()).isEqualTo(7L);
      }
    }
  }

  @Test
  void areForAServerEvenWhereTheyAreWrittenAsForAProxy(GraphServer server) throws IOException {
    HttpText whole = number(1).requestLine("POST http://localhost:7690/cypher HTTP/1.1");
    assertThat(RawHttp.ask(server, whole).value()).isEqualTo(1L);
  }

  private static void send(RawHttp http, ByteArrayOutputStream bytes) {
    try {
      http.send(bytes.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HttpText number(long number) {
    return HttpText.post(
        "/cypher", "{\"text\":\"RETURN $n AS n\",\"parameters\":{\"n\":" + number + "}}");
  }
}
