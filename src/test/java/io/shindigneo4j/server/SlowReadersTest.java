package io.shindigneo4j.server;

import static io.shindigneo4j.testing.ProtocolClient.read;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HttpText;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawHttp;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.StartsServer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** With little memory for answers. */
@DisplayName("Clients that do not read their answers")
@StartsServer
class SlowReadersTest {

  /** About three mebibytes. */
  private static final int ROWS = 60_000;

  private static final String LARGE =
      "UNWIND range(1, %d) AS i RETURN i, 'a text of some length' AS text".formatted(ROWS);

  private static final long MEBIBYTE = 1 << 20;
  private static final long MEMORY = 16 * MEBIBYTE;
  private static final int WORKERS = 2;

  /** Each worker may be at one more when there is no memory any more. */
  private static final long MAX = MEMORY + WORKERS * 5 * MEBIBYTE;

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final List<Closeable> clients = new ArrayList<>();
  private GraphServer server;
  private long most;

  private void start(Duration patience) {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.answers_memory,
                MEMORY,
                ServerLimitSettings.worker_threads,
                WORKERS,
                ServerLimitSettings.stream_timeout,
                patience));
  }

  /** For clients whose work must not end for the time that a busy machine takes. */
  private void startPatiently() {
    start(Duration.ofMinutes(5));
  }

  @AfterEach
  void stop() throws IOException {
    for (Closeable client : clients) {
      client.close();
    }
    server.close();
  }

  @Test
  void leaveMemoryToOthersOverWebSockets() throws IOException {
    startPatiently();
    try (ProtocolClient good = ProtocolClient.of(server)) {
      for (int i = 0; i < 20; i++) {
        ProtocolClient slow = slowClient();
        slow.send(read(1, LARGE));
        slow.send(read(2, LARGE));
        assertGoesOn(good, i);
      }
      await().until(() -> closedForThat() >= 10 && isGoingOn(good));
    }
    assertThat(most).isBetween(MEMORY / 2, MAX);
  }

  @Exhaustive
  @Test
  void leaveMemoryToOthersOverHttp() throws IOException {
    startPatiently();
    try (ProtocolClient good = ProtocolClient.of(server)) {
      for (int i = 0; i < 20; i++) {
        RawHttp slow = slowHttp();
        slow.send(HttpText.cypher(LARGE), HttpText.cypher(LARGE));
        assertGoesOn(good, i);
      }
      await().until(() -> isGoingOn(good) && most >= MEMORY / 2);
      for (int i = 0; i < 20; i++) {
        assertGoesOn(good, i);
      }
    }
    assertThat(most).isLessThan(MAX);
  }

  @Test
  void leaveThreadsToOthersAndGetAllAnswersLater() throws IOException {
    startPatiently();
    ProtocolClient slow = slowClient();
    int requests = 25;
    for (int id = 1; id <= requests; id++) {
      slow.send(read(id, LARGE));
    }
    try (ProtocolClient good = ProtocolClient.of(server)) {
      for (int i = 0; i < 10; i++) {
        assertGoesOn(good, i);
      }
    }
    for (int i = 0; i < requests; i++) {
      assertThat(slow.receive())
          .isInstanceOfSatisfying(
              Success.class, answer -> assertThat(answer.records()).hasSize(ROWS));
    }
    assertThat(most).as("its share, and what was under way").isLessThan(MEMORY);
  }

  @Exhaustive
  @Test
  void getAllAnswersLaterOverHttpInTheirOrder() throws IOException {
    startPatiently();
    RawHttp slow = slowHttp();
    int requests = 20;
    for (int i = 0; i < requests; i++) {
      slow.send(HttpText.cypher(LARGE.replace("AS i RETURN i", "AS i RETURN " + i)));
    }
    for (int i = 0; i < requests; i++) {
      RawHttp.Answer answer = slow.receive();
      assertThat(answer.value()).isEqualTo((long) i);
      assertThat((List<?>) answer.document().get("records")).hasSize(ROWS);
    }
  }

  @Test
  void loseWorkThatHasWaitedTooLong() throws IOException {
    start(PATIENCE);
    ProtocolClient slow = slowClient();
    int requests = 20;
    for (int id = 1; id <= requests; id++) {
      slow.send(read(id, LARGE));
    }
    await().pollDelay(PATIENCE.multipliedBy(3)).until(() -> true);
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < requests; i++) {
      if (slow.receive() instanceof Failure failure) {
        codes.add(failure.code());
      }
    }
    assertThat(codes).hasSizeBetween(5, requests - 1).containsOnly(ErrorCode.SLOW_READER);
    assertThat(slow.value("RETURN 1")).as("the connection goes on").isEqualTo(1L);
  }

  @Exhaustive
  @Test
  void getNoMoreOfAStreamThanThereIsRoomForHoweverMuchTheyAskFor() throws IOException {
    start(PATIENCE);
    ProtocolClient slow = slowClient();
    Terms terms = Terms.of(AccessMode.READ, Duration.ZERO).withChunks(1_000_000);
    String endless = "UNWIND range(1, 100000000) AS i RETURN i, 'a text of some length' AS text";
    slow.send(new RunCypher(1, terms, endless, Map.of()));
    await().until(() -> unread() > MEBIBYTE);
    await().pollDelay(PATIENCE.multipliedBy(2)).until(() -> true);
    assertThat(unread()).isLessThan(2 * MEBIBYTE);
    Message last = slow.receive();
    while (last instanceof Records) {
      last = slow.receive();
    }
    assertThat(((Failure) last).code()).isEqualTo(ErrorCode.SLOW_READER);
  }

  @Exhaustive
  @Test
  void doNotKeepATransactionBeyondItsTime() throws IOException {
    start(PATIENCE);
    ProtocolClient slow = slowClient();
    Terms terms = Terms.of(AccessMode.WRITE, Duration.ofSeconds(5));
    slow.send(new Begin(1, terms));
    int requests = 30;
    for (int id = 2; id < requests; id++) {
      slow.send(new RunCypher(id, terms.inTransaction(1), LARGE, Map.of()));
    }
    await().until(() -> unread() > MEBIBYTE);
    await().until(() -> openTransactions() == 0);
    assertThat(unread()).isLessThan(MEMORY / 2);
  }

  private void assertGoesOn(ProtocolClient good, long value) throws IOException {
    assertThat(good.value("RETURN " + value)).isEqualTo(value);
    most = Math.max(most, unread());
  }

  private boolean isGoingOn(ProtocolClient good) throws IOException {
    assertGoesOn(good, 1);
    return true;
  }

  private long unread() throws IOException {
    return meter("bytes_unread");
  }

  private long closedForThat() throws IOException {
    return meter("connections_closed_total{code=\"4004\"}");
  }

  private long openTransactions() throws IOException {
    return meter("transactions_open");
  }

  /** Zero before there was anything to count. */
  private long meter(String name) throws IOException {
    HttpText metrics = HttpText.get("/metrics").as(GraphServer.CREDENTIALS);
    Pattern line =
        Pattern.compile(
            "^" + Pattern.quote("shindig_neo4j_server_" + name) + " (\\S+)", Pattern.MULTILINE);
    Matcher found = line.matcher(RawHttp.ask(server, metrics).text());
    return found.find() ? (long) Double.parseDouble(found.group(1)) : 0;
  }

  private ProtocolClient slowClient() throws IOException {
    ProtocolClient client =
        ProtocolClient.over(
            new RawWebSocket(slowSocket()), "neo4j", GraphServer.CREDENTIALS, Format.BSON);
    clients.add(client);
    return client;
  }

  private RawHttp slowHttp() throws IOException {
    RawHttp http = new RawHttp(slowSocket());
    clients.add(http);
    return http;
  }

  /** With a small buffer, so that what is not read stays at the server. */
  private Socket slowSocket() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(16 * 1024);
    socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
    return socket;
  }
}
