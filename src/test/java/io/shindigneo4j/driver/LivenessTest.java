package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A link that is dropped silently is found out, and one that is merely quiet is kept. */
class LivenessTest {

  private static final Duration CHECK = Duration.ofMillis(200);

  private final ScriptedServer server = ScriptedServer.start();
  private GraphDriver driver;
  private int attempts;

  @BeforeEach
  void connect() throws Exception {
    connect(CHECK);
  }

  /** On a busy machine, the first pongs may come late. */
  private void connect(Duration check) throws Exception {
    driver = GraphDriver.connect(server.driverSettings().withLivenessCheck(check));
    assertAnswersAgain();
    while (server.untaken() > 0) {
      server.take();
    }
  }

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  @Test
  void aServerThatFallsSilentFailsWhatIsPendingLongBeforeItsTimeout() throws Exception {
    server.link().dead(true);
    CompletableFuture<Result> pending = driver.run(echo("x").writing());
    DriverException failure = failure(pending);
    assertThat(failure.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    assertThat(failure).hasMessageContaining("no sign of life");
  }

  @Test
  void aConnectionThatFallsSilentWhileIdleIsMadeAgainAndTheOldOneGivenUp() throws Exception {
    server.link().dead(true);
    await().until(() -> server.attempts().size() >= 2);
    server.link().dead(false);
    assertAnswersAgain();
    await().until(() -> server.connections() == 1);
  }

  private void assertAnswersAgain() {
    await().ignoreExceptions().until(() -> value(driver.run(echo("again"))).equals("again"));
  }

  @Test
  void aServerThatReadsNothingAnyMoreIsGivenUpThoughMuchIsOnItsWay() throws Exception {
    driver.run(echo("who"));
    ScriptedPeer stuck = server.take().peer();
    stuck.reading(false);
    CompletableFuture<Result> pending = driver.run(echo("x".repeat(20_000_000)).writing());
    assertThat(failure(pending).code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
    assertAnswersAgain();
  }

  @Test
  void anIdleConnectionToAHealthyServerIsKept() throws Exception {
    checkSeldom();
    int before = server.link().pings();
    await().until(() -> server.link().pings() >= before + 2);
    assertThat(server.attempts()).hasSize(attempts);
  }

  @Exhaustive
  @Test
  void aSlowAnswerOfAHealthyServerIsWaitedFor() throws Exception {
    checkSeldom();
    server.silent();
    CompletableFuture<Result> slow = driver.run(echo("slow"));
    Received request = server.take();
    int before = server.link().pings();
    await().until(() -> server.link().pings() >= before + 2);
    request.peer().echo(request.request());
    assertThat(value(slow)).isEqualTo("slow");
    assertThat(server.attempts()).hasSize(attempts);
  }

  /** So that a slow machine has time for a pong. */
  private void checkSeldom() throws Exception {
    driver.close();
    connect(CHECK.multipliedBy(10));
    attempts = server.attempts().size();
  }
}
