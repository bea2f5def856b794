package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.ScriptedSubscription;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A pool of connections")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class ConnectionPoolTest {

  private static final int CALLERS = 200;
  private static final int CALLS = 100;

  private static Statement echo(String value) {
    return Statement.procedure("test.echo").with("value", value);
  }

  private static GraphDriver connect(ScriptedServer server, int connections) {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    GraphDriver driver =
        GraphDriver.connect(
            server
                .driverSettings()
                .withConnections(connections)
                .withLivenessCheck(TestDeadlines.HANGING)
                .withMeters(MicrometerMeters.in(registry)));
    await().until(() -> open(registry) == connections);
    return driver;
  }

  /** How many connections the driver can use. */
  private static double open(MeterRegistry registry) {
    return registry.get("shindig.neo4j.client.connections").tag("state", "open").gauge().value();
  }

  @Test
  void givesEachStatementToTheLeastBusy() throws Exception {
    try (ScriptedServer server = ScriptedServer.start().silent();
        GraphDriver driver = connect(server, 3)) {
      Map<ScriptedPeer, List<Received>> byPeer = new HashMap<>();
      List<CompletableFuture<Result>> answers = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        answers.add(driver.run(echo("v" + i)));
        Received received = server.take();
        byPeer.computeIfAbsent(received.peer(), peer -> new ArrayList<>()).add(received);
      }
      assertThat(byPeer.values()).allSatisfy(each -> assertThat(each).hasSizeBetween(8, 14));
      List<Received> ofOne = byPeer.values().iterator().next();
      ofOne.forEach(each -> each.peer().echo(each.request()));
      await().until(() -> answers.stream().filter(Future::isDone).count() == ofOne.size());
      driver.run(echo("next"));
      assertThat(server.take().peer()).isSameAs(ofOne.get(0).peer());
    }
  }

  @Test
  void goesOnWithTheOthersWhenOneIsLost() throws Exception {
    try (ScriptedServer server = ScriptedServer.start().silent();
        GraphDriver driver = connect(server, 3)) {
      driver.run(echo("first"));
      server.take().peer().cut();
      await().until(() -> server.attempts().size() == 4);
      server.answering(ScriptedPeer::echo);
      for (int i = 0; i < 20; i++) {
        assertThat(value(driver.run(echo("v" + i)))).isEqualTo("v" + i);
      }
      assertThat(server.attempts()).hasSize(4);
    }
  }

  @Test
  void givesNothingToOneThatHasNotAnsweredInTimeBeforeItAnswersAPing() throws Exception {
    try (ScriptedServer server =
            ScriptedServer.start().answering((peer, request) -> peer.reading(false));
        GraphDriver driver = connect(server, 2)) {
      CompletableFuture<Result> late = driver.run(echo("late").within(Duration.ofSeconds(1)));
      ScriptedPeer stuck = server.take().peer();
      assertThat(failure(late).code()).isEqualTo(DriverException.TIMED_OUT);
      server.answering(ScriptedPeer::echo);
      for (int i = 0; i < 20; i++) {
        assertThat(value(driver.run(echo("v" + i)))).isEqualTo("v" + i);
        assertThat(server.take().peer()).isNotSameAs(stuck);
      }
      stuck.reading(true);
      await()
          .until(
              () -> {
                value(driver.run(echo("again")));
                return server.take().peer() == stuck;
              });
      assertThat(server.attempts()).hasSize(2);
    }
  }

  @Test
  void spreadsSubscriptionsEvenly() throws Exception {
    try (ScriptedServer server = ScriptedServer.start().silent();
        GraphDriver driver = connect(server, 3)) {
      Map<ScriptedPeer, Integer> byPeer = new HashMap<>();
      for (int i = 0; i < 30; i++) {
        driver.events(EventRequest.all());
        byPeer.merge(ScriptedSubscription.take(server).peer(), 1, Integer::sum);
        driver.run(echo("v" + i)); // which has no part in it
      }
      assertThat(byPeer.values()).containsExactly(10, 10, 10);
    }
  }

  @Test
  void refusesASubscriptionWhereAllConnectionsHaveAsManyAsTheyMay() throws Exception {
    try (ScriptedServer server = ScriptedServer.start().silent();
        GraphDriver driver = connect(server, 2)) {
      List<EventStream> streams = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        streams.add(driver.events(EventRequest.all()));
        ScriptedSubscription.take(server).accept(10);
      }
      DriverException refusal =
          CallResults.thrown(() -> driver.events(EventRequest.all()).hasNext());
      assertThat(refusal).isInstanceOf(PermanentDriverException.class);
      assertThat(refusal.code()).isEqualTo(ErrorCode.TOO_MANY_SUBSCRIPTIONS);
      assertThat(refusal).hasMessageContaining("every connection of the driver");
      streams.get(7).close();
      EventStream next = driver.events(EventRequest.all());
      ScriptedSubscription.take(server).accept(10);
      assertThat(next.hasNext()).isTrue();
    }
  }

  @Test
  void crossesNoAnswersOfTwoHundredCallers(GraphServer server) throws Exception {
    ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings().withConnections(8))) {
      Statement statement = Statement.cypher("RETURN $caller AS caller, $call AS call");
      List<Future<Set<String>>> all = new ArrayList<>();
      for (int caller = 0; caller < CALLERS; caller++) {
        Statement own = statement.with("caller", (long) caller);
        all.add(callers.submit(() -> wrong(driver, own)));
      }
      for (Future<Set<String>> each : all) {
        assertThat(each.get(TestDeadlines.TEST_SECONDS, SECONDS)).isEmpty();
      }
    } finally {
      callers.shutdownNow();
    }
  }

  private static Set<String> wrong(GraphDriver driver, Statement statement) throws Exception {
    Set<String> wrong = new HashSet<>();
    for (long call = 0; call < CALLS; call++) {
      Statement asked = statement.with("call", call);
      Result result =
          call % 2 == 0
              ? driver.execute(asked)
              : driver.run(asked).get(TestDeadlines.HANGING_SECONDS, SECONDS);
      if (!result.first().orElseThrow().values().equals(List.copyOf(asked.parameters().values()))) {
        wrong.add(asked + " got " + result);
      }
    }
    return wrong;
  }
}
