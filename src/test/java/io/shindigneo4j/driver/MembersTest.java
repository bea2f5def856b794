package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.transport.Channel;
import io.shindigneo4j.driver.transport.ChannelListener;
import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.driver.transport.Transport;
import io.shindigneo4j.protocol.Compression;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Subprotocol;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Time is the test's: nothing here waits. */
@DisplayName("A server that leaves")
class MembersTest {

  private static final URI A = URI.create("ws://a:1/neo4j");
  private static final URI B = URI.create("ws://b:1/neo4j");

  /** Connects to anybody, who never says anything. */
  private static final class DeafTransport implements Transport {

    @Override
    public CompletableFuture<Channel> open(Handshake handshake, ChannelListener listener) {
      return CompletableFuture.completedFuture(new DeafChannel());
    }

    @Override
    public void close() {
      // has nothing open
    }
  }

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final Callbacks callbacks = new Callbacks(Thread::new);
  private final Queue<Runnable> checks = new ArrayDeque<>();
  private long now = Long.MAX_VALUE - 7; // it may overflow

  private final Members members = new Members(this::member, this::after, () -> now);

  private Member member(URI address) {
    ReconnectingConnection connection =
        new ReconnectingConnection(
            new DeafTransport(),
            new Handshake(address, List.of(), "", Duration.ofSeconds(1), 1_000),
            new Subprotocol(Format.BSON, Compression.NONE),
            new Outage(ReconnectDelay.DEFAULT, () -> 0L),
            timer,
            callbacks,
            DriverMeters.NONE,
            new OnlyServer(callbacks));
    return new Member(address, new ConnectionPool(List.of(connection)), refused -> {});
  }

  private Future<?> after(Duration pause, Runnable check) {
    checks.add(check);
    return CompletableFuture.completedFuture(null);
  }

  private void check(int times) {
    for (int i = 0; i < times; i++) {
      checks.remove().run();
    }
  }

  @AfterEach
  void close() {
    members.close();
    timer.shutdownNow();
    callbacks.close();
  }

  private static boolean isClosed(Member member) {
    return member.fitness() == Fitness.NONE;
  }

  private Member left() {
    Member member = members.get(A);
    members.get(B);
    members.keep(Set.of(B));
    return member;
  }

  @Test
  void isClosedWhenItHasBeenIdleForAWhile() {
    Member member = left();
    check(1);
    assertThat(isClosed(member)).isFalse();
    check(1);
    assertThat(isClosed(member)).isTrue();
    assertThat(isClosed(members.get(B))).isFalse();
    assertThat(checks).isEmpty();
    assertThat(members.get(A)).isNotSameAs(member);
  }

  @Test
  void staysForARequest() {
    Member member = members.get(A);
    AsynchronousCall call = call();
    member.send(call);
    left();
    check(5);
    assertThat(isClosed(member)).isFalse();
    call.answer().cancel(false);
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  private AsynchronousCall call() {
    return new AsynchronousCall(Outcomes.echo("x"), Duration.ofHours(1), A, callbacks);
  }

  @Test
  void staysForATransaction() {
    Member member = left();
    member.transactionBegun();
    check(5);
    assertThat(isClosed(member)).isFalse();
    member.transactionEnded();
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  @Test
  void doesNotStayForOneWhoWaitsForOtherServers() {
    Member member = left();
    member.ask(new RoutesCall(A, "", Duration.ofSeconds(1), Runnable::run));
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  @Test
  void doesNotStayForEver() throws Exception {
    Member member = members.get(A);
    AsynchronousCall call = call();
    member.send(call);
    left();
    check(1);
    now += Members.LONGEST_LEAVE.toNanos();
    check(1);
    assertThat(isClosed(member)).isTrue();
    DriverException failure = Outcomes.failure(call.answer());
    assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
    assertThat(failure).hasMessageContaining("has left").hasCauseInstanceOf(IOException.class);
  }

  @Test
  void mayComeBack() {
    Member member = left();
    check(1);
    assertThat(members.get(A)).isSameAs(member);
    check(1);
    assertThat(isClosed(member)).isFalse();
    assertThat(checks).isEmpty();
  }

  @Test
  void isNotMadeAfterTheEnd() {
    members.close();
    assertThat(isClosed(members.get(A))).isTrue();
  }
}
