package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Loses servers and finds them again by itself. */
class ReconnectingTest {

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  @DefectOfPredecessor("Pending calls do not fail when the connection drops")
  void aLostConnectionFailsPendingCallsAtOnce() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> pending = driver.run(echo("x").writing());
      server.take().peer().cut();
      assertUnknown(pending);
    }
  }

  @Test
  void theServersCloseCodeAndReasonAreTold() throws Exception {
    server.answering((peer, request) -> peer.close(1001, "going home"));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThat(failure(driver.run(echo("x").writing()))).hasMessageContaining("1001: going home");
    }
  }

  @Test
  void aLostConnectionIsReplaced() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThat(value(driver.run(echo("before")))).isEqualTo("before");
      server.cutAll();
      awaitEcho(driver);
      assertThat(server.attempts()).hasSizeGreaterThanOrEqualTo(2);
    }
  }

  @Test
  void aServerThatIsDownAtFirstIsFoundWhenItComesUp() throws Exception {
    server.stop();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertUnavailable(driver.run(echo("too early")));
      server.listen();
      awaitEcho(driver);
    }
  }

  @Test
  void aServerThatIsStoppedAndStartedAgainIsFoundAgain() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      awaitEcho(driver);
      server.stop();
      await().untilAsserted(() -> assertUnavailable(driver.run(echo("down"))));
      server.listen();
      awaitEcho(driver);
    }
  }

  @Test
  void aCallFailsFastWhileTheNextAttemptIsAwaited() throws Exception {
    server.stop();
    ReconnectDelay slow = new ReconnectDelay(Duration.ofHours(1), Duration.ofHours(1));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(slow))) {
      assertUnavailable(driver.run(echo("waits for the first attempt")));
      assertUnavailable(driver.run(echo("does not wait an hour for the next")));
    }
  }

  @Test
  void attemptsAreSpacedFurtherAndFurther() {
    server.upgrading(new Upgrade.Refuse(503));
    ReconnectDelay delay = new ReconnectDelay(Duration.ofMillis(50), Duration.ofSeconds(10));
    assertAttemptsAreSpaced(delay);
  }

  @Test
  void aServerThatAcceptsAndCutsIsBackedOffFromToo() {
    server.upgrading(new Upgrade.AcceptAndCut());
    assertAttemptsAreSpaced(new ReconnectDelay(Duration.ofMillis(50), Duration.ofSeconds(10)));
  }

  /** By chance a pause is between half of the doubled delay and all of it. */
  private void assertAttemptsAreSpaced(ReconnectDelay delay) {
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(delay))) {
      await().until(() -> server.attempts().size() >= 6);
    }
    List<Long> attempts = server.attempts();
    for (int i = 1; i < 6; i++) {
      Duration pause = Duration.ofNanos(attempts.get(i) - attempts.get(i - 1));
      assertThat(pause)
          .isGreaterThanOrEqualTo(delay.first().multipliedBy(1L << (i - 1)).dividedBy(2));
    }
  }

  @Test
  void anAnswerEndsTheBackoff() throws Exception {
    ReconnectDelay delay = new ReconnectDelay(Duration.ofMillis(20), Duration.ofMinutes(1));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(delay))) {
      for (int i = 0; i < 14; i++) { // the fourteenth delay without an answer is two minutes
        awaitEcho(driver);
        server.cutAll();
      }
      awaitEcho(driver);
    }
  }

  @Test
  void theCallThatComesAfterALossIsNotAnsweredByTheOldConnection() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> lost = driver.run(echo("lost").writing());
      Received old = server.take();
      server.cutAll();
      assertUnknown(lost);
      server.answering(
          (peer, request) -> {
            old.peer().echo(request);
            peer.echo(request);
          });
      awaitEcho(driver);
      assertUnknown(lost);
    }
  }

  private static void awaitEcho(GraphDriver driver) {
    await().ignoreExceptions().until(() -> value(driver.run(echo("hello"))).equals("hello"));
  }

  private void assertUnknown(CompletableFuture<Result> call) throws Exception {
    DriverException failure = failure(call);
    assertThat(failure).isInstanceOf(PermanentDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    assertTellsCallAndServer(failure);
  }

  private void assertUnavailable(CompletableFuture<Result> call) throws Exception {
    DriverException failure = failure(call);
    assertThat(failure).isInstanceOf(TransientDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
    assertTellsCallAndServer(failure);
  }

  private void assertTellsCallAndServer(DriverException failure) {
    assertThat(failure.subject()).isEqualTo("test.echo");
    assertThat(failure.server()).hasToString(server.uri());
    assertThat(failure).hasMessageContaining("test.echo at " + server.uri());
    assertThat(failure.getMessage()).doesNotContain("null");
  }
}
