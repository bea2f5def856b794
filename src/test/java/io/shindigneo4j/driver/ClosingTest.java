package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClosingTest {

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void closingFailsWhatIsPendingAndWhatComesLater() throws Exception {
    server.silent();
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    CompletableFuture<Result> pending = driver.run(echo("pending"));
    server.take();
    driver.close();
    assertClosed(pending);
    assertClosed(driver.run(echo("later")));
  }

  @Test
  void closingFailsWhatWaitsForTheConnection() throws Exception {
    server.upgrading(new Upgrade.Ignore());
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    CompletableFuture<Result> waiting = driver.run(echo("waiting"));
    driver.close();
    assertClosed(waiting);
  }

  @Test
  void closingTellsTheServer() throws Exception {
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    value(driver.run(echo("x")));
    assertThat(server.connections()).isEqualTo(1);
    driver.close();
    await().until(() -> server.connections() == 0);
  }

  @Test
  void closingTwiceIsClosingOnce() {
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    driver.close();
    driver.close();
  }

  @Test
  void aConnectionThatOpensAfterTheCloseIsClosedAgain() {
    server.upgrading(new Upgrade.Hold());
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    await().until(() -> server.authorizations().size() == 1);
    driver.close();
    server.releaseUpgrades();
    await().until(() -> server.connections() == 0);
  }

  @Test
  void aClosedDriverDoesNotTryAgain() {
    server.upgrading(new Upgrade.Refuse(503));
    GraphDriver driver = GraphDriver.connect(server.driverSettings());
    await().until(() -> server.attempts().size() >= 3);
    driver.close();
    await().until(() -> server.connections() == 0);
    int attempts = server.attempts().size();
    await()
        .during(Duration.ofMillis(400)) // four times the longest delay
        .until(() -> server.attempts().size() <= attempts + 1);
  }

  @Test
  @DefectOfPredecessor("Ten closed connections leave ten threads")
  void tenClosedDriversLeaveNoThreadAndNoSocket() throws Exception {
    Set<Thread> before = threads();
    List<GraphDriver> drivers = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      drivers.add(GraphDriver.connect(server.driverSettings()));
    }
    for (GraphDriver driver : drivers) {
      value(driver.run(echo("x")));
    }
    assertThat(leftOver(before)).hasSizeGreaterThan(10).allMatch(Thread::isDaemon);
    drivers.forEach(GraphDriver::close);
    assertNothingLeft(before);
  }

  @Test
  void tenDriversClosedWhileConnectingLeaveNoThreadAndNoSocket() {
    Set<Thread> before = threads();
    server.upgrading(new Upgrade.Ignore());
    for (int i = 0; i < 10; i++) {
      GraphDriver.connect(server.driverSettings().withConnectTimeout(Duration.ofMillis(500)))
          .close();
    }
    assertNothingLeft(before);
  }

  @Test
  void aHundredLostConnectionsLeaveNoThreadAndNoSocket() throws Exception {
    Set<Thread> before = threads();
    server.answering((peer, request) -> peer.cut());
    ReconnectDelay none = new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(1));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(none))) {
      for (int i = 0; i < 100; i++) {
        failure(driver.run(echo("x").writing()));
      }
      await().until(() -> server.connections() <= 1);
    }
    assertNothingLeft(before);
  }

  private void assertNothingLeft(Set<Thread> before) {
    await().untilAsserted(() -> assertThat(leftOver(before)).isEmpty());
    await().until(() -> server.connections() == 0);
  }

  /** Without those of the test's own libraries, of another test's database and of the JDK. */
  private static Set<Thread> leftOver(Set<Thread> before) {
    return threads().stream()
        .filter(thread -> !before.contains(thread))
        .filter(thread -> !thread.getName().startsWith("awaitility"))
        .filter(thread -> !thread.getName().startsWith("scripted-server"))
        .filter(thread -> !thread.getName().startsWith("globalEventExecutor"))
        .filter(thread -> !thread.getName().startsWith("neo4j."))
        .filter(thread -> !thread.getName().startsWith("ForkJoinPool.commonPool"))
        .collect(toSet());
  }

  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream().filter(Thread::isAlive).collect(toSet());
  }

  private static void assertClosed(CompletableFuture<Result> call) throws Exception {
    DriverException failure = failure(call);
    assertThat(failure).isInstanceOf(PermanentDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.CLOSED);
    assertThat(failure).hasMessageContaining("test.echo");
  }
}
