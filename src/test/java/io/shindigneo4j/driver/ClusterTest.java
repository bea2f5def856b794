package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Several servers")
@Timeout(TestDeadlines.TEST_SECONDS)
class ClusterTest {

  private final List<ScriptedServer> servers =
      Stream.generate(ScriptedServer::start).limit(3).toList();
  private final Map<ScriptedServer, AtomicInteger> counts = new ConcurrentHashMap<>();

  ClusterTest() {
    servers.forEach(server -> answering(server, ScriptedPeer::echo));
  }

  /** What an answer is, besides that it is counted. */
  private interface Script {
    void answer(ScriptedPeer peer, Request request);
  }

  private void answering(ScriptedServer server, Script script) {
    server.answering(
        (peer, request) -> {
          counts.computeIfAbsent(server, key -> new AtomicInteger()).incrementAndGet();
          script.answer(peer, request);
        });
  }

  private int count(int number) {
    return counts.getOrDefault(servers.get(number), new AtomicInteger()).get();
  }

  @AfterEach
  void close() {
    servers.parallelStream().forEach(ScriptedServer::close);
  }

  private DriverSettings settings() {
    List<String> others =
        servers.stream().skip(1).map(server -> URI.create(server.uri()).getAuthority()).toList();
    return servers.get(0).driverSettings().withServers(others);
  }

  /** All of them have answered something. */
  private void warmUp(GraphDriver driver) throws Exception {
    await()
        .ignoreExceptions()
        .until(() -> value(driver.run(echo("x"))).equals("x") && counts.size() == servers.size());
    counts.clear();
  }

  @Test
  void takeTurns() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings().withBalance(Balancing.ROUND_ROBIN))) {
      warmUp(driver);
      for (int i = 0; i < 30; i++) {
        assertThat(value(driver.run(echo("v" + i).writing()))).isEqualTo("v" + i);
        assertThat(value(driver.run(echo("v" + i)))).isEqualTo("v" + i);
      }
      assertThat(List.of(count(0), count(1), count(2))).containsExactly(20, 20, 20);
    }
  }

  @Test
  void areAvoidedWhereTheyAreStuck() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings())) {
      warmUp(driver);
      answering(servers.get(1), (peer, request) -> {});
      for (long i = 0; i < 60; i++) {
        driver.run(echo(i)).completeOnTimeout(null, 500, MILLISECONDS).join();
      }
      assertThat(count(1)).isEqualTo(1);
      assertThat(List.of(count(0), count(2))).allMatch(count -> count > 10);
    }
  }

  @ParameterizedTest
  @EnumSource(Balancing.class)
  void areSkippedWhileTheyAreDownAndUsedAgain(Balancing balance) throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings().withBalance(balance))) {
      warmUp(driver);
      servers.get(1).stop();
      await().until(() -> settled(driver));
      counts.clear();
      for (int i = 0; i < 50; i++) {
        assertThat(value(driver.run(echo("v" + i)))).isEqualTo("v" + i);
      }
      assertThat(count(1)).isZero();
      servers.get(1).listen();
      await().until(() -> answered(driver) && count(1) > 0);
    }
  }

  /** Whether each of a few calls is answered. */
  private static boolean settled(GraphDriver driver) {
    return Stream.generate(() -> answered(driver)).limit(10).allMatch(Boolean::booleanValue);
  }

  private static boolean answered(GraphDriver driver) {
    try {
      return value(driver.run(echo("x"))).equals("x");
    } catch (Exception e) {
      return false;
    }
  }

  /** A server that takes connections need not do anything else. */
  @Test
  void areNotUsedBeforeTheyHaveGivenASignOfLife() throws Exception {
    servers.get(1).link().dead(true);
    try (GraphDriver driver = GraphDriver.connect(settings().withBalance(Balancing.ROUND_ROBIN))) {
      await().until(() -> servers.get(1).connections() == 1);
      await().until(() -> settled(driver));
      for (int i = 0; i < 30; i++) {
        assertThat(value(driver.run(echo("v" + i)))).isEqualTo("v" + i);
      }
      assertThat(count(1)).isZero();
    }
  }

  /** No call fails for a server that was down from the beginning. */
  @Test
  void takeTheCallsThatWaitForOneThatIsDownAtFirst() throws Exception {
    servers.get(0).stop();
    servers.get(1).upgrading(new Upgrade.Hold());
    servers.get(2).upgrading(new Upgrade.Hold());
    try (GraphDriver driver = GraphDriver.connect(settings())) {
      List<CompletableFuture<Result>> answers = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        answers.add(driver.run(echo("v" + i)));
      }
      await().until(() -> servers.get(1).connections() == 1);
      servers.get(1).releaseUpgrades();
      servers.get(2).releaseUpgrades();
      for (int i = 0; i < 30; i++) {
        assertThat(value(answers.get(i))).isEqualTo("v" + i);
      }
    }
  }

  @Test
  void areFoundAgainAfterAllOfThemWereDown() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(settings())) {
      warmUp(driver);
      servers.forEach(ScriptedServer::stop);
      await()
          .until(() -> failure(driver.run(echo("x"))).code().equals(DriverException.UNAVAILABLE));
      servers.forEach(ScriptedServer::listen);
      warmUp(driver);
    }
  }

  @Test
  void areNamedInTheirErrors() throws Exception {
    servers.forEach(server -> answering(server, (peer, request) -> peer.cut()));
    try (GraphDriver driver = GraphDriver.connect(settings().withBalance(Balancing.ROUND_ROBIN))) {
      await()
          .until(
              () -> {
                List<String> named = new ArrayList<>();
                for (int i = 0; i < 30; i++) {
                  named.add(failure(driver.run(echo("x").writing())).server().toString());
                }
                return named.containsAll(servers.stream().map(ScriptedServer::uri).toList());
              });
    }
  }

  @Test
  void areRefusedWhereNobodySaysWhichThereAre() throws Exception {
    servers.forEach(server -> server.upgrading(new Upgrade.Refuse(401)));
    try (GraphDriver driver = GraphDriver.connect(settings().withRouting(Routing.TABLE))) {
      DriverException failure = failure(driver.run(echo("x")));
      assertThat(failure.code()).isEqualTo(DriverException.UNAUTHORIZED);
    }
  }

  @Test
  void endTheCallsThatWaitForATableWithTheDriver() throws Exception {
    servers.forEach(server -> server.answering((peer, request) -> {}));
    GraphDriver driver = GraphDriver.connect(settings().withRouting(Routing.TABLE));
    CompletableFuture<Result> waiting = driver.run(echo("x"));
    await().until(() -> servers.stream().anyMatch(server -> server.untaken() > 0));
    driver.close();
    assertThat(failure(waiting).code()).isEqualTo(DriverException.CLOSED);
    assertThat(failure(driver.run(echo("x"))).code()).isEqualTo(DriverException.CLOSED);
    for (ScriptedServer server : servers) {
      while (server.untaken() > 0) {
        assertThat(server.take().request()).isInstanceOf(Routes.class);
      }
    }
  }
}
