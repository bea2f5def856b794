package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.protocol.Subprotocol;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A connection whose server says that it stops")
class ReconnectingConnectionTest {

  /** No test waits for the next attempt after a failure. */
  private static final Duration NEVER = Duration.ofDays(1);

  private static final Backoff BACKOFF = new Backoff(NEVER, NEVER, NEVER);

  /** Opens channels when the test says so. */
  private static final class HeldTransport implements Transport {

    private final List<Attempt> attempts = new ArrayList<>();

    @Override
    public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
      Attempt attempt = new Attempt(listener, new CompletableFuture<>());
      attempts.add(attempt);
      return attempt.opened;
    }

    @Override
    public void close() {
      // has nothing open
    }
  }

  private record Attempt(ChannelListener listener, CompletableFuture<Channel> opened) {

    void open() {
      opened.complete(new SilentChannel());
    }

    void leave() {
      GoAway goAway = new GoAway(Duration.ofSeconds(10));
      listener.received(new MessageCodec(Format.BSON).encode(goAway), true);
    }
  }

  private final HeldTransport transport = new HeldTransport();
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final CallbackExecutor callbacks = new CallbackExecutor(Thread::new);
  private final ConnectionPool pool =
      new ConnectionPoolFactory(
              new ConnectionOptions(1, new Subprotocol(Format.BSON), NEVER, 1_000, BACKOFF),
              transport,
              timer,
              callbacks,
              DriverMeters.NONE)
          .create(URI.create("ws://a:1/neo4j"), new SingleServerListener(callbacks));

  private final RecordingRequest request = new RecordingRequest();

  @BeforeEach
  void connect() {
    pool.connect();
  }

  @AfterEach
  void close() {
    pool.close();
    timer.shutdownNow();
    callbacks.close();
  }

  @Test
  void isReplacedAtOnce() {
    transport.attempts.get(0).open();
    transport.attempts.get(0).leave();
    pool.send(request);
    assertThat(transport.attempts).hasSize(2);
    assertThat(request.isDone()).isFalse();
    transport.attempts.get(1).open();
    assertThat(pool.inFlight()).isEqualTo(1);
  }

  @Test
  void givesTheRequestsThatItRefusesToTheNext() {
    pool.send(request);
    transport.attempts.get(0).leave();
    transport.attempts.get(0).open();
    assertThat(request.isDone()).isFalse();
    transport.attempts.get(1).open();
    assertThat(pool.inFlight()).isEqualTo(1);
  }

  @Test
  void givesToTheNextWhatItRefusesWhileItIsSent() {
    Attempt first = transport.attempts.get(0);
    first.open();
    pool.send(request); // so that the connection stays
    RecordingRequest refused =
        new RecordingRequest(
            id -> {
              first.leave();
              return new Begin(id, Terms.of(AccessMode.READ, NEVER));
            });
    pool.send(refused);
    assertThat(refused.isDone()).isFalse();
    transport.attempts.get(1).open();
    assertThat(pool.inFlight()).as("on both").isEqualTo(2);
  }

  @Test
  void isNotHealthyAfterARequestWasNotAnsweredInTimeUntilItAnswersAPing() {
    Attempt attempt = transport.attempts.get(0);
    attempt.open();
    attempt.listener.ponged();
    assertThat(pool.health()).isEqualTo(Health.HEALTHY);
    pool.send(request);
    request.sent().connection().verify();
    assertThat(pool.health()).isEqualTo(Health.UNPROVEN);
    attempt.listener.ponged();
    assertThat(pool.health()).isEqualTo(Health.HEALTHY);
  }

  @Test
  void isCheckedWhileItStays() throws Exception {
    transport.attempts.get(0).open();
    pool.send(request);
    transport.attempts.get(0).leave();
    for (int i = 0; i < 3; i++) {
      pool.checkLiveness();
    }
    assertThat(request.failure().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .hasMessageContaining("no sign of life");
  }

  /** A server may send it on each connection that opens. */
  @Test
  void isReplacedLaterIfTheLastOneWasNoUseEither() {
    transport.attempts.get(0).open();
    transport.attempts.get(0).leave();
    transport.attempts.get(1).open();
    transport.attempts.get(1).leave();
    assertThat(transport.attempts).hasSize(2);
    assertThat(pool.health()).isEqualTo(Health.DOWN);
  }
}
