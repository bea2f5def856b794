package io.shindigneo4j.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.connection.Health;
import io.shindigneo4j.driver.connection.RecordingRequest;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The test has its own clock, so nothing here waits. */
@DisplayName("A server that leaves the cluster")
class ClusterMembersTest {

  private static final URI A = URI.create("ws://a:1/neo4j");
  private static final URI B = URI.create("ws://b:1/neo4j");

  private final SilentServers servers = new SilentServers();
  private final Queue<Runnable> checks = new ArrayDeque<>();
  private long now = Long.MAX_VALUE - 7; // it may overflow

  private final ClusterMembers members =
      new ClusterMembers(servers::member, this::after, () -> now);

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
    servers.close();
  }

  private static boolean isClosed(ClusterMember member) {
    return member.health() == Health.DOWN;
  }

  private ClusterMember left() {
    ClusterMember member = members.get(A);
    members.get(B);
    members.retain(Set.of(B));
    return member;
  }

  @Test
  void isClosedOnceItHasBeenIdleForAWhile() {
    ClusterMember member = left();
    check(1);
    assertThat(isClosed(member)).isFalse();
    check(1);
    assertThat(isClosed(member)).isTrue();
    assertThat(isClosed(members.get(B))).isFalse();
    assertThat(checks).isEmpty();
    assertThat(members.get(A)).isNotSameAs(member);
  }

  @Test
  void isKeptWhileARequestIsPending() {
    ClusterMember member = members.get(A);
    RecordingRequest request = new RecordingRequest();
    member.send(request);
    left();
    check(5);
    assertThat(isClosed(member)).isFalse();
    request.cancel();
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  /** The connection with the request takes no others, but is still there. */
  @Test
  void isKeptWhileARequestIsPendingThoughItHasSaidThatItLeaves() {
    ClusterMember member = members.get(A);
    RecordingRequest request = new RecordingRequest();
    member.send(request);
    GoAway goAway = new GoAway(Duration.ofSeconds(10));
    servers.opened().get(0).received(new MessageCodec(Format.BSON).encode(goAway), true);
    left();
    check(5);
    assertThat(request.isDone()).isFalse();
    request.cancel();
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  @Test
  void isKeptWhileATransactionIsOpen() {
    ClusterMember member = left();
    member.transactionBegun();
    check(5);
    assertThat(isClosed(member)).isFalse();
    member.transactionEnded();
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  @Test
  void isNotKeptForARequestForTheRoutingTable() {
    ClusterMember member = left();
    member.send(new RoutingTableRequest(A, "", Duration.ofSeconds(1), Runnable::run));
    check(2);
    assertThat(isClosed(member)).isTrue();
  }

  @Test
  void isClosedAfterATimeLimit() throws Exception {
    ClusterMember member = members.get(A);
    RecordingRequest request = new RecordingRequest();
    member.send(request);
    left();
    check(1);
    now += ClusterMembers.DRAIN_TIMEOUT.toNanos();
    check(1);
    assertThat(isClosed(member)).isTrue();
    assertThat(request.failure().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has left");
  }

  @Test
  void mayJoinAgain() {
    ClusterMember member = left();
    check(1);
    assertThat(members.get(A)).isSameAs(member);
    check(1);
    assertThat(isClosed(member)).isFalse();
    assertThat(checks).isEmpty();
  }

  @Test
  void isClosedAtOnceWhenTheDriverIsClosed() {
    members.close();
    assertThat(isClosed(members.get(A))).isTrue();
  }
}
