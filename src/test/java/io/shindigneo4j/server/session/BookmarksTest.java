package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A bookmark")
@ExtendWith(SharedGraphServer.class)
class BookmarksTest {

  private GraphServer server;
  private ProtocolClient client;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    server.clear();
    client = ProtocolClient.of(server);
  }

  @AfterEach
  void disconnect() throws IOException {
    client.close();
  }

  private static RunCypher after(String bookmark, Duration timeout) {
    Terms terms = Terms.of(AccessMode.READ, timeout).after(List.of(bookmark));
    return new RunCypher(9, terms, "MATCH (n:Made) RETURN count(n)", Map.of());
  }

  @Test
  void ofAWriteIsSeenByTheReadThatNamesIt() throws IOException {
    for (long i = 1; i <= 20; i++) {
      String bookmark = client.run("CREATE (:Made)").summary().bookmark().orElseThrow();
      Success read = (Success) client.ask(after(bookmark, Duration.ZERO));
      assertThat(read.records()).containsExactly(List.of(i));
      assertThat(read.summary().bookmark()).isEmpty();
    }
  }

  @Test
  void isWaitedFor() throws Exception {
    CompletableFuture<Message> answer = new CompletableFuture<>();
    String next = next(client.run("CREATE (:Made)").summary().bookmark().orElseThrow(), 1);
    try (ProtocolClient waiting = ProtocolClient.of(server)) {
      waiting.send(after(next, Duration.ofSeconds(20)));
      answer.completeAsync(() -> received(waiting));
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      client.run("CREATE (:Made)");
      assertThat(((Success) answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).records())
          .containsExactly(List.of(2L));
    }
  }

  private static Message received(ProtocolClient client) {
    try {
      return client.receive();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String next(String bookmark, int distance) {
    int separator = bookmark.indexOf(':');
    long number = Long.parseLong(bookmark.substring(separator + 1));
    return bookmark.substring(0, separator + 1) + (number + distance);
  }

  @Test
  void isAlsoThePositionOfAnEvent() throws IOException {
    client.send(new Subscribe(1, List.of("all"), EventStart.NOW, 10));
    EventPosition begin = ((Subscribed) client.receive()).position();
    String bookmark = client.run("CREATE (:Made)").summary().bookmark().orElseThrow();
    long commit = Long.parseLong(bookmark.substring(bookmark.indexOf(':') + 1));
    for (long offset : List.of(begin.offset(), commit)) {
      String position = new EventPosition(begin.epoch(), offset, begin.time()).toString();
      Success read = (Success) client.ask(after(position, Duration.ZERO));
      assertThat(read.records()).containsExactly(List.of(1L));
    }
    String far = new EventPosition(begin.epoch(), commit + 1_000_000, 1).toString();
    assertThat(unreachable(far).code()).isEqualTo(ErrorCode.BOOKMARK_UNREACHABLE);
  }

  /** On a busy machine, the time may be over before the request waits for the bookmark. */
  private Failure unreachable(String bookmark) {
    return await()
        .until(
            () -> (Failure) client.ask(after(bookmark, Duration.ofMillis(200))),
            failure -> !failure.code().equals(ErrorCode.TIMED_OUT));
  }

  @Test
  void thatIsNotReachedInTimeFails() throws IOException {
    String far = next(client.run("CREATE (:Made)").summary().bookmark().orElseThrow(), 1_000_000);
    Failure failure = unreachable(far);
    assertThat(failure.code()).isEqualTo(ErrorCode.BOOKMARK_UNREACHABLE);
    assertThat(failure.retryable()).isTrue();
  }

  @Test
  void ofAnotherDatabaseIsRefused() throws IOException {
    for (String bad : List.of("", "x", "other:1", "other-1-1", ":", "9".repeat(5_000))) {
      Failure failure = (Failure) client.ask(after(bad, Duration.ZERO));
      assertThat(failure.code()).isEqualTo(ErrorCode.UNKNOWN_BOOKMARK);
    }
  }
}
