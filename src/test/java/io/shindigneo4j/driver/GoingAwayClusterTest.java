package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A server of a cluster that is about to stop")
@Timeout(TestDeadlines.TEST_SECONDS)
class GoingAwayClusterTest {

  private final ScriptedServer leaving = ScriptedServer.start().answering(this::route);
  private final ScriptedServer staying = ScriptedServer.start().answering(this::routeOrEcho);

  /** Requests for the next routing table, which wait for it. */
  private final Queue<Received> waiting = new ConcurrentLinkedQueue<>();

  private volatile ScriptedServer writer = leaving;

  @AfterEach
  void close() {
    leaving.close();
    staying.close();
  }

  private void route(ScriptedPeer peer, Request request) {
    if (request instanceof Routes routes && routes.known().equals(writer.uri())) {
      waiting.add(new Received(peer, request));
    } else if (request instanceof Routes) {
      peer.send(table(request.id()));
    }
  }

  private void routeOrEcho(ScriptedPeer peer, Request request) {
    route(peer, request);
    if (request instanceof Work) {
      peer.echo(request);
    }
  }

  private Routing table(long id) {
    List<String> hosts = List.of(URI.create(writer.uri()).getAuthority());
    return new Routing(id, hosts, hosts, hosts, writer.uri(), Duration.ofMinutes(5));
  }

  private static Received takeWork(ScriptedServer server) throws InterruptedException {
    Received next = server.take();
    while (next.request() instanceof Routes) {
      next = server.take();
    }
    return next;
  }

  /** Members that have left are closed after a second of idleness. */
  @Test
  void answersWhatIsInFlightThoughItHasLeftTheRoutingTable() throws Exception {
    try (GraphDriver driver =
        GraphDriver.connect(leaving.driverSettings().withRouting(DriverSettings.Routing.TABLE))) {
      CompletableFuture<Result> inFlight = driver.run(echo("in flight").writing());
      Received write = takeWork(leaving);
      write.peer().send(new GoAway(Duration.ofMinutes(1)));
      await().until(() -> leaving.attempts().size() == 2);
      writer = staying;
      waiting.forEach(each -> each.peer().send(table(each.request().id())));
      Statement later = echo("later").writing().within(Duration.ofSeconds(1)); // of each try
      await().ignoreExceptions().until(() -> value(driver.run(later)).equals("later"));
      await().pollDelay(Duration.ofSeconds(2)).until(() -> true);
      assertThat(inFlight).isNotDone();
      write.peer().echo(write.request());
      assertThat(value(inFlight)).isEqualTo("in flight");
      await().until(() -> leaving.connections() == 0);
    }
  }
}
