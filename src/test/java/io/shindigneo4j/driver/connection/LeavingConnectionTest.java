package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A connection to a leaving server")
@Timeout(TestDeadlines.TEST_SECONDS)
class LeavingConnectionTest {

  private static final MessageCodec CODEC = new MessageCodec(Format.BSON);
  private static final GoAway GO_AWAY = new GoAway(Duration.ofSeconds(10));
  private static final int ROUNDS = 10_000;
  private static final int SENDERS = 3;

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);

  /** The requests that may be sent to another server. */
  private final Set<PendingRequest> returned = ConcurrentHashMap.newKeySet();

  private final WebSocketConnection.Owner owner =
      new WebSocketConnection.Owner() {
        @Override
        public void ended(WebSocketConnection connection, IOException cause) {
          // has no other connection
        }

        @Override
        public void notSent(PendingRequest request, Throwable cause) {
          returned.add(request);
        }
      };

  @AfterEach
  void close() {
    callbacks.close();
  }

  private WebSocketConnection open() {
    WebSocketConnection connection =
        new WebSocketConnection(CODEC, 1 << 20, callbacks, DriverMeters.NONE, owner);
    connection.attach(new SilentChannel());
    return connection;
  }

  private static void leave(WebSocketConnection connection) {
    connection.received(CODEC.encode(GO_AWAY), true);
  }

  /** A request that has failed, and goes to another server nevertheless, takes effect. */
  @Test
  void failsNoRequestThatItGivesBack() throws Exception {
    List<WebSocketConnection> connections = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      connections.add(open());
    }
    AtomicInteger round = new AtomicInteger(-1);
    List<CompletableFuture<List<RecordingRequest>>> senders = new ArrayList<>();
    for (int i = 0; i < SENDERS; i++) {
      senders.add(
          CompletableFuture.supplyAsync(() -> sendInEachRound(connections, round), callbacks));
    }
    for (WebSocketConnection connection : connections) {
      round.incrementAndGet();
      leave(connection);
    }
    for (CompletableFuture<List<RecordingRequest>> sender : senders) {
      for (RecordingRequest request : sender.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)) {
        assertThat(request.failure().isDone() && returned.contains(request)).isFalse();
      }
    }
  }

  private static List<RecordingRequest> sendInEachRound(
      List<WebSocketConnection> connections, AtomicInteger round) {
    List<RecordingRequest> sent = new ArrayList<>();
    for (int i = 0; i < connections.size(); i++) {
      while (round.get() < i) {
        Thread.yield();
      }
      RecordingRequest request = new RecordingRequest();
      sent.add(request);
      connections.get(i).send(request);
    }
    return sent;
  }
}
