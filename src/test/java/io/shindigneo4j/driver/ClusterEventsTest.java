package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.driver.EventsTest.eventsOf;
import static io.shindigneo4j.driver.EventsTest.next;
import static io.shindigneo4j.testing.ScriptedSubscription.position;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.ScriptedSubscription;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A subscription to events of a cluster")
@Timeout(TestDeadlines.TEST_SECONDS)
class ClusterEventsTest {

  private final ScriptedServer old = ScriptedServer.start().answering(this::answer);
  private final ScriptedServer young = ScriptedServer.start().answering(this::answer);

  /** Requests for the next routing table, which wait for it. */
  private final Queue<Received> waiting = new ConcurrentLinkedQueue<>();

  private volatile ScriptedServer leader = old;

  /** Whether the routing table has the leader alone. */
  private volatile boolean oneAlone;

  @AfterEach
  void close() {
    old.close();
    young.close();
  }

  private void answer(ScriptedPeer peer, Request request) {
    if (request instanceof Routes routes && routes.known().equals(version())) {
      waiting.add(new Received(peer, request));
    } else if (request instanceof Routes) {
      peer.send(table(request.id()));
    } else if (request instanceof Work) {
      peer.echo(request);
    }
  }

  private String version() {
    return leader.uri() + oneAlone;
  }

  private Routing table(long id) {
    List<String> writers = List.of(host(leader));
    List<String> all = oneAlone ? writers : List.of(host(old), host(young));
    return new Routing(id, all, writers, all, version(), Duration.ofMinutes(5));
  }

  private static String host(ScriptedServer server) {
    return URI.create(server.uri()).getAuthority();
  }

  private void lead(ScriptedServer newLeader) {
    leader = newLeader;
    for (Received each = waiting.poll(); each != null; each = waiting.poll()) {
      each.peer().send(table(each.request().id()));
    }
  }

  private DriverSettings settings() {
    return old.driverSettings().withRouting(DriverSettings.Routing.TABLE);
  }

  /** Its own long-poll for the next table has not been answered yet. */
  @Test
  void followsTheLeader() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings());
        EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = ScriptedSubscription.take(old).accept(10).send(11);
      next(events);
      next(events);
      leader = young;
      first.fail(ErrorCode.NOT_LEADER, true);
      ScriptedSubscription second = ScriptedSubscription.take(young);
      assertThat(second.start()).isEqualTo(EventStart.after(position(11)));
      second.accept(11).send(12);
      assertThat(next(events)).isEqualTo(eventsOf(12));
    }
  }

  /** It may be cut off from the others, and not know. */
  @Test
  void leavesAServerThatDoesNotLeadAnyMore() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings());
        EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription first = ScriptedSubscription.take(old).accept(10);
      next(events);
      await().until(() -> !waiting.isEmpty());
      lead(young);
      ScriptedSubscription second = ScriptedSubscription.take(young);
      assertThat(second.start()).isEqualTo(EventStart.after(position(10)));
      await().until(() -> old.cancelled().contains(first.request().id()));
      assertThat(first.peer().isOpen()).as("the connection").isTrue();
    }
  }

  /** Members that have left are closed after a second of idleness: a subscription is no work. */
  @Test
  void leavesAServerThatHasLeftTheRoutingTable() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings());
        EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription.take(old).accept(10);
      next(events);
      await().until(() -> !waiting.isEmpty());
      oneAlone = true;
      lead(young);
      ScriptedSubscription second = ScriptedSubscription.take(young);
      assertThat(second.start()).isEqualTo(EventStart.after(position(10)));
      await().until(() -> old.connections() == 0);
    }
  }

  @Test
  void findsTheLeaderWithoutARoutingTable() throws Exception {
    leader = young;
    old.answering((peer, request) -> refuse(old, peer, request));
    young.answering((peer, request) -> refuse(young, peer, request));
    DriverSettings settings = old.driverSettings().withServers(List.of(host(young)));
    try (GraphDriver driver = GraphDriver.connect(settings);
        EventStream events = driver.events(EventRequest.all())) {
      ScriptedSubscription found = ScriptedSubscription.take(young).accept(10);
      await().until(() -> events.next(Duration.ofSeconds(1)).isPresent());
      assertThat(found.peer().isOpen()).isTrue();
    }
  }

  private void refuse(ScriptedServer server, ScriptedPeer peer, Request request) {
    if (server != leader) {
      peer.send(new Failure(request.id(), ErrorCode.NOT_LEADER, "a test", true));
    }
  }

  @Test
  void doesNotMakeAServerLookBusy() throws Exception {
    DriverSettings settings = old.driverSettings().withServers(List.of(host(young)));
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      await().until(() -> old.connections() + young.connections() == 2);
      await().ignoreExceptions().until(() -> counted(driver, old) && counted(driver, young));
      drain(old);
      drain(young);
      try (EventStream events = driver.events(EventRequest.all())) {
        await().until(() -> old.untaken() + young.untaken() > 0);
        drain(old);
        drain(young);
        for (int i = 0; i < 20; i++) {
          value(driver.run(echo("x")));
        }
        assertThat(List.of(old.untaken(), young.untaken())).containsExactly(10, 10);
      }
    }
  }

  /** Whether a call has gone to this server. */
  private static boolean counted(GraphDriver driver, ScriptedServer server) throws Exception {
    value(driver.run(echo("x")));
    boolean answered = server.untaken() > 0;
    drain(server);
    return answered;
  }

  private static void drain(ScriptedServer server) throws InterruptedException {
    while (server.untaken() > 0) {
      server.take();
    }
  }
}
