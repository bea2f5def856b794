package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(SharedGraphServer.class)
class RefusedUpgradeTest {

  /** The library's own timeout runs out at nearly the same time. */
  private static final String GIVEN_UP =
      ".*(no connection within PT0.4S|Handshake response not received).*";

  private final ScriptedServer server = ScriptedServer.start();

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void aWrongPasswordIsPermanentAndUnauthorized(GraphServer graph) throws Exception {
    DriverSettings wrong =
        DriverSettings.of(graph.uri().toString(), new Credentials("neo4j", "not-the-password"));
    try (GraphDriver driver = GraphDriver.connect(wrong)) {
      assertUnauthorized(driver);
    }
  }

  @Test
  void theDriverRecoversOnceTheServerAcceptsTheCredentials() throws Exception {
    server.upgrading(new Upgrade.Refuse(401));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertUnauthorized(driver);
      server.upgrading(new Upgrade.Accept());
      await().ignoreExceptions().until(() -> value(driver.run(echo("in"))).equals("in"));
    }
  }

  @Test
  void refusedCredentialsAreNotSentTwiceInOneAttempt() throws Exception {
    server.upgrading(new Upgrade.Refuse(401));
    ReconnectDelay slow = new ReconnectDelay(Duration.ofMinutes(1), Duration.ofMinutes(1));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(slow))) {
      assertUnauthorized(driver);
      assertThat(server.authorizations()).hasSize(1);
    }
  }

  @Test
  void callsAfterRefusedCredentialsFailAtOnceWithoutSendingThemAgain() throws Exception {
    server.upgrading(new Upgrade.Refuse(401));
    ReconnectDelay eager = new ReconnectDelay(Duration.ofMillis(1), Duration.ofMillis(1));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(eager))) {
      await()
          .during(Duration.ofMillis(300))
          .untilAsserted(
              () -> {
                assertUnauthorized(driver);
                assertThat(server.authorizations()).hasSize(1);
              });
    }
  }

  private static void assertUnauthorized(GraphDriver driver) throws Exception {
    DriverException failure = failure(driver.run(echo("x")));
    assertThat(failure).isInstanceOf(PermanentDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.UNAUTHORIZED);
  }

  @ParameterizedTest
  @ValueSource(ints = {200, 302, 400, 404, 500, 503})
  void anotherRefusalIsTransientAndTellsTheStatus(int status) throws Exception {
    server.upgrading(new Upgrade.Refuse(status));
    assertUnavailable(".* status " + status + " .*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chat", "shindig-neo4j.v2.bson", "shindig-neo4j.v1.json"})
  void aServerOfAnotherProtocolOrNoneIsRefused(String subprotocol) throws Exception {
    server.upgrading(new Upgrade.AcceptAs(subprotocol));
    assertUnavailable(".* another protocol .*");
    await().until(() -> server.connections() == 0);
  }

  @Test
  void aServerThatNeverAnswersTheUpgradeIsGivenUpAfterTheConnectTimeout() throws Exception {
    server.upgrading(new Upgrade.Ignore());
    assertUnavailable(GIVEN_UP, Duration.ofMillis(400));
    await().until(() -> server.connections() == 0);
  }

  @Test
  void aServerThatCutsInTheUpgradeIsGivenUpAtOnce() throws Exception {
    server.upgrading(new Upgrade.Cut());
    assertUnavailable(".* closed before the upgrade .*");
  }

  private void assertUnavailable(String reason) throws Exception {
    assertUnavailable(reason, TestDeadlines.HANGING);
  }

  private void assertUnavailable(String reason, Duration connectTimeout) throws Exception {
    DriverSettings settings =
        server
            .driverSettings()
            .withConnectTimeout(connectTimeout)
            .withCallTimeout(TestDeadlines.HANGING);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      DriverException failure = failure(driver.run(echo("x")));
      assertThat(failure).isInstanceOf(TransientDriverException.class);
      assertThat(failure.code()).isEqualTo(DriverException.UNAVAILABLE);
      assertThat(failure).hasMessageMatching(reason);
    }
  }
}
