package io.shindigneo4j.driver.connection;

import static io.shindigneo4j.driver.connection.ScriptedChannel.answer;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  private static final GoAway GO_AWAY = new GoAway(Duration.ofSeconds(10));
  private static final int ROUNDS = 10_000;
  private static final int SENDERS = 3;

  private static final Terms TERMS = Terms.of(AccessMode.WRITE, Duration.ofMinutes(1));

  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);

  /** The requests that may be sent to another server. */
  private final Set<PendingRequest> returned = ConcurrentHashMap.newKeySet();

  /** Runs when the owner hears for the first time that the connection leaves. */
  private volatile Runnable onLeaving = () -> {};

  /** Whether the owner uses another connection. */
  private volatile boolean left;

  /** Whether it did so when it got the last request back. */
  private volatile boolean leftFirst;

  private final WebSocketConnection.Owner owner =
      new WebSocketConnection.Owner() {
        @Override
        public void ended(WebSocketConnection connection, IOException cause) {
          // has no other connection
        }

        @Override
        public void goingAway(WebSocketConnection connection, IOException cause) {
          Runnable once = onLeaving;
          onLeaving = () -> {};
          once.run();
          left = true;
        }

        @Override
        public void notSent(PendingRequest request, Throwable cause) {
          returned.add(request);
          leftFirst = left;
        }
      };

  @AfterEach
  void close() {
    callbacks.close();
  }

  private WebSocketConnection open(Channel channel) {
    WebSocketConnection connection =
        new WebSocketConnection(
            ScriptedChannel.CODEC, 1 << 20, callbacks, DriverMeters.NONE, owner);
    connection.attach(channel);
    return connection;
  }

  private static void leave(WebSocketConnection connection) {
    answer(connection, GO_AWAY);
  }

  /** A request that has failed, and goes to another server nevertheless, takes effect. */
  @Test
  void failsNoRequestThatItGivesBack() throws Exception {
    List<WebSocketConnection> connections = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      connections.add(open(new SilentChannel()));
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

  /** The owner would send it here again, and again. */
  @Test
  void givesNoRequestBackToAnOwnerThatWouldSendItHere() {
    WebSocketConnection connection = open(new SilentChannel());
    RecordingRequest early = new RecordingRequest();
    onLeaving = () -> connection.send(early);
    leave(connection);
    assertThat(returned).containsExactly(early);
    assertThat(leftFirst).isTrue();
  }

  /** A response may come before the send has returned. */
  @Test
  void staysForATransactionThatHasBegunWhileItWasBeingSent() {
    ScriptedChannel channel = new ScriptedChannel();
    WebSocketConnection connection = open(channel);
    channel.onSend = () -> answer(connection, success(1));
    connection.send(begin());
    leave(connection);
    assertThat(connection.hasEnded()).isFalse();
    connection.send(new RecordingRequest(id -> new Commit(id, 1)));
    answer(connection, success(2));
    assertThat(connection.hasEnded()).isTrue();
  }

  @Test
  void doesNotStayForATransactionThatHasNotBegun() {
    WebSocketConnection connection = open(new SilentChannel());
    connection.send(begin());
    leave(connection);
    answer(connection, new Failure(1, ErrorCode.BUSY, "too much to do", true));
    assertThat(connection.hasEnded()).isTrue();
  }

  @Test
  void doesNotStayForATransactionThatIsCancelledAfterAFailure() {
    ScriptedChannel channel = new ScriptedChannel();
    WebSocketConnection connection = open(channel);
    RecordingRequest begin = begin();
    connection.send(begin);
    answer(connection, success(1));
    connection.send(
        new RecordingRequest(id -> new RunCypher(id, TERMS.inTransaction(1), "", Map.of())));
    leave(connection);
    answer(connection, new Failure(2, "test.no", "no", false));
    assertThat(connection.hasEnded()).isFalse();
    begin.sent().cancelTransaction();
    assertThat(connection.hasEnded()).isTrue();
    assertThat(channel.sent).last().isEqualTo(new Cancel(1));
  }

  private static RecordingRequest begin() {
    return new RecordingRequest(id -> new Begin(id, TERMS));
  }

  private static Success success(long id) {
    return new Success(id, List.of(), List.of(), Summary.none());
  }
}
