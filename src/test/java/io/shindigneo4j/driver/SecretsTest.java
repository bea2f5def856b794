package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.Upgrade;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** The password appears in no text that may end up in a log. */
class SecretsTest {

  private static final String PASSWORD = "hunter2-hunter2";
  private static final Credentials CREDENTIALS = new Credentials("neo4j", PASSWORD);

  @Test
  void noDescriptionHasThePassword() {
    DriverSettings settings = DriverSettings.of("ws://localhost/neo4j", CREDENTIALS);
    Handshake handshake =
        new Handshake(
            settings.uri(), List.of(), CREDENTIALS.authorization(), Duration.ofSeconds(1), 1);
    assertSecretless(CREDENTIALS.toString());
    assertSecretless(settings.toString());
    assertSecretless(handshake.toString());
    assertThat(settings.toString()).contains("neo4j");
  }

  @Test
  void neitherLogLinesNorExceptionsHaveThePassword() throws Exception {
    Lines lines = new Lines();
    Logger driverLog = Logger.getLogger("io.shindigneo4j");
    driverLog.setLevel(Level.ALL);
    Logger.getLogger("").addHandler(lines);
    try (ScriptedServer server = ScriptedServer.start()) {
      DriverSettings settings =
          DriverSettings.of(server.uri(), CREDENTIALS)
              .withReconnectDelay(server.driverSettings().connection().reconnectDelay());
      server.upgrading(new Upgrade.Refuse(401));
      try (GraphDriver driver = GraphDriver.connect(settings)) {
        assertSecretless(stackTrace(failure(driver.run(echo("x")))));
        await().until(() -> server.authorizations().size() > 2);
        server.answering((peer, request) -> peer.sendPayload(new byte[1]));
        server.upgrading(new Upgrade.Accept());
        await().until(() -> lines.told.stream().anyMatch(line -> line.contains("Connected")));
        assertSecretless(stackTrace(failure(driver.run(echo("x")))));
      }
      assertThat(server.authorizations()).contains(CREDENTIALS.authorization());
    } finally {
      Logger.getLogger("").removeHandler(lines);
      driverLog.setLevel(null);
    }
    assertThat(lines.told).anyMatch(line -> line.contains("No connection to ws://127.0.0.1"));
    assertThat(lines.told).allSatisfy(SecretsTest::assertSecretless);
  }

  private static void assertSecretless(String text) {
    String encoded = CREDENTIALS.authorization().substring("Basic ".length());
    assertThat(text).doesNotContain(PASSWORD).doesNotContain(encoded);
  }

  private static String stackTrace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  /** Keeps what all loggers say. */
  private static final class Lines extends Handler {

    private final Queue<String> told = new ConcurrentLinkedQueue<>();

    Lines() {
      setLevel(Level.ALL);
    }

    @Override
    public void publish(LogRecord line) {
      Throwable thrown = line.getThrown();
      told.add(line.getMessage() + (thrown == null ? "" : stackTrace(thrown)));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
