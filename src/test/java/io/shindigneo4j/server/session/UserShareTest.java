package io.shindigneo4j.server.session;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.StartsServer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A user with many connections")
@StartsServer
class UserShareTest {

  private static final Credentials BUSY = new Credentials("busy", "secret-of-busy");

  /** Small requests of a user have a quarter of it, large ones half of it. */
  private static final long MEMORY = 4L * 1024 * 1024;

  private static final String SLOW =
      "UNWIND range(1, 10000000000) AS i WITH i WHERE i < 0 RETURN count(i) AS slow";

  private static final int CONNECTIONS = 10;

  /** As many as run at a time: what comes after them is answered at once. */
  private static final int REQUESTS = 60;

  private static GraphServer server;

  private final List<ProtocolClient> connections = new ArrayList<>();
  private ProtocolClient other;
  private String future;

  @BeforeAll
  static void start() {
    server =
        GraphServer.start(
            Map.of(
                ServerLimitSettings.requests_memory,
                MEMORY,
                ServerLimitSettings.worker_threads,
                1,
                ServerLimitSettings.queue_size,
                CONNECTIONS / 2));
    server
        .database("system")
        .executeTransactionally(
            "CREATE USER busy SET PLAINTEXT PASSWORD $password CHANGE NOT REQUIRED",
            Map.of("password", BUSY.password()));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void connectAll() throws IOException {
    other = ProtocolClient.of(server);
    connect();
    String last = other.run("CREATE (:Made)").summary().bookmark().orElseThrow();
    future = last.substring(0, last.indexOf(':') + 1) + Long.MAX_VALUE;
  }

  private void connect() throws IOException {
    for (int i = 0; i < CONNECTIONS; i++) {
      connections.add(ProtocolClient.of(server, "neo4j", BUSY, Format.BSON));
    }
  }

  @AfterEach
  void disconnect() throws IOException {
    for (ProtocolClient connection : connections) {
      connection.close();
    }
    other.close();
  }

  private Terms waiting(int bookmarks) {
    Terms terms = Terms.of(AccessMode.READ, Duration.ofSeconds(50));
    return terms.after(Collections.nCopies(bookmarks, future));
  }

  private Request read(long id) {
    return new RunCypher(id, waiting(1), "RETURN 1", Map.of());
  }

  /** Sends requests that wait, on all connections, until one is refused. */
  private Optional<Failure> refusal(int requests, LongFunction<Request> request)
      throws IOException {
    for (ProtocolClient connection : connections) {
      for (long id = 1; id <= requests; id++) {
        connection.send(request.apply(id));
      }
      connection.send(ProtocolClient.read(1_000, "RETURN 1"));
      if (connection.receive() instanceof Failure failure) {
        return Optional.of(failure);
      }
    }
    return Optional.empty();
  }

  private void assertRefused(int requests, LongFunction<Request> request) throws IOException {
    Failure refusal = refusal(requests, request).orElseThrow();
    assertThat(refusal.code()).isEqualTo(ErrorCode.TOO_MANY_REQUESTS);
    assertThat(refusal.retryable()).isTrue();
    assertThat(other.value("RETURN 1")).as("of another user").isEqualTo(1L);
  }

  @Test
  void hasABoundedPartOfTheMemoryOfSmallRequests() throws IOException {
    assertRefused(REQUESTS, this::read);
  }

  @Test
  void hasABoundedPartOfTheMemoryOfLargeTransactions() throws IOException {
    assertRefused(2, id -> new Begin(id, waiting(1_500)));
    String text = "RETURN size('" + "x".repeat(100_000) + "')";
    assertThat(other.value(text)).as("large, of another user").isEqualTo(100_000L);
  }

  @Test
  void hasItsPartAgainWhenItsRequestsHaveEnded() throws IOException {
    assertRefused(REQUESTS, this::read);
    reconnect();
    assertRefused(2, id -> new Begin(id, waiting(1_500)));
    reconnect();
    assertRefused(REQUESTS, this::read);
  }

  private void reconnect() throws IOException {
    for (ProtocolClient connection : connections) {
      connection.close();
    }
    connections.clear();
    connect();
    await().until(() -> connections.get(0).ask(large()), Success.class::isInstance);
  }

  /** More than all other requests of the user leave, unless there is none. */
  private static Request large() {
    return ProtocolClient.read(1, "RETURN size('" + "x".repeat(200_000) + "')");
  }

  @Test
  void hasABoundedNumberOfPlacesInTheQueue() throws IOException {
    for (ProtocolClient connection : connections.subList(1, CONNECTIONS)) {
      connection.send(ProtocolClient.read(1, SLOW));
    }
    await().until(() -> codeOfSlow(connections.get(0)), ErrorCode.BUSY::equals);
    assertThat(codeOfSlow(other)).isEqualTo(ErrorCode.TIMED_OUT);
  }

  /** All threads for work are taken for two minutes. */
  @Test
  void leavesAThreadToAnotherUser() throws IOException {
    for (ProtocolClient connection : connections.subList(0, CONNECTIONS / 2)) {
      connection.send(ProtocolClient.read(1, SLOW));
    }
    for (int i = 0; i < 20; i++) {
      assertThat(other.value("RETURN " + i)).isEqualTo((long) i);
    }
  }

  private static String codeOfSlow(ProtocolClient client) throws IOException {
    Duration limit = Duration.ofMillis(100);
    return ((Failure) client.ask(new RunCypher(1, AccessMode.READ, limit, SLOW, Map.of()))).code();
  }
}
