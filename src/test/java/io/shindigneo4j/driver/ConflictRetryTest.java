package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.thrown;
import static io.shindigneo4j.driver.CallResults.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A statement that meets a deadlock twice")
class ConflictRetryTest {

  private static final String DEADLOCK = "Neo.TransientError.Transaction.DeadlockDetected";

  private final AtomicInteger deadlocks = new AtomicInteger(2);
  private final ScriptedServer server = ScriptedServer.start().answering(this::answer);
  private GraphDriver driver;

  private void answer(ScriptedPeer peer, Request request) {
    if (deadlocks.getAndDecrement() > 0) {
      peer.send(new Failure(request.id(), DEADLOCK, "met another", true));
    } else {
      peer.echo(request);
    }
  }

  @BeforeEach
  void connect() {
    driver = GraphDriver.connect(server.driverSettings());
  }

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  @Test
  void failsUnlessItRetriesConflicts() throws Exception {
    assertThat(thrown(() -> driver.execute(echo("x").writing())).code()).isEqualTo(DEADLOCK);
    assertThat(failure(driver.run(echo("x").writing())).code()).isEqualTo(DEADLOCK);
  }

  @Test
  void isRepeatedByExecute() {
    Result result = driver.execute(echo("x").writing().retryingConflicts());
    assertThat(result.first().orElseThrow().get("value")).isEqualTo("x");
    assertThat(server.untaken()).isEqualTo(3);
  }

  @Test
  void isRepeatedByRun() throws Exception {
    assertThat(value(driver.run(echo("x").writing().retryingConflicts()))).isEqualTo("x");
    assertThat(server.untaken()).isEqualTo(3);
  }

  @Test
  void isNotRepeatedWhenTheConnectionIsLost() throws Exception {
    server.answering((peer, request) -> peer.cut());
    assertThat(failure(driver.run(echo("x").writing().retryingConflicts())).code())
        .isEqualTo(DriverException.OUTCOME_UNKNOWN);
    assertThat(server.untaken()).isOne();
  }
}
