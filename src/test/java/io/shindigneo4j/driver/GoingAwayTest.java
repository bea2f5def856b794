package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A connection to a server that is about to stop")
@Timeout(TestDeadlines.TEST_SECONDS)
class GoingAwayTest {

  private static final GoAway GO_AWAY = new GoAway(Duration.ofSeconds(10));

  /** No test would live to see the end of this delay: the next connection must come at once. */
  private static final ReconnectDelay SLOW =
      new ReconnectDelay(Duration.ofHours(1), Duration.ofHours(1));

  private final ScriptedServer server = ScriptedServer.start().silent();
  private GraphDriver driver;

  @BeforeEach
  void connect() {
    driver = GraphDriver.connect(server.driverSettings().withReconnectDelay(SLOW));
  }

  @AfterEach
  void close() {
    driver.close();
    server.close();
  }

  @Test
  void staysForWhatIsInFlightAndEndsThen() throws Exception {
    CompletableFuture<Result> inFlight = driver.run(echo("in flight").writing());
    Received first = server.take();
    first.peer().send(GO_AWAY);
    await().until(() -> server.attempts().size() == 2);
    CompletableFuture<Result> later = driver.run(echo("later").writing());
    Received second = server.take();
    assertThat(second.peer()).as("the other connection").isNotSameAs(first.peer());
    assertThat(first.peer().isOpen()).isTrue();
    first.peer().echo(first.request());
    second.peer().echo(second.request());
    assertThat(value(inFlight)).isEqualTo("in flight");
    assertThat(value(later)).isEqualTo("later");
    await().until(() -> !first.peer().isOpen());
    assertThat(second.peer().isOpen()).isTrue();
  }

  @Test
  void staysForAnOpenTransaction() throws Exception {
    server.answering(
        (peer, request) -> {
          if (request instanceof Begin) {
            peer.send(Success.of(request.id(), Summary.none()));
            peer.send(GO_AWAY);
          } else if (request instanceof Commit) {
            peer.send(Success.of(request.id(), Summary.none()));
          } else {
            peer.echo(request);
          }
        });
    try (Transaction transaction = driver.begin(TransactionOptions.writing())) {
      await().until(() -> server.attempts().size() == 2);
      assertThat(transaction.run(echo("inside")).records()).hasSize(1);
      assertThat(server.take().peer().isOpen()).isTrue();
      transaction.commit();
    }
    await().until(() -> server.connections() == 1);
  }

  @Test
  void doesNotStayForATransactionInWhichAStatementHasFailed() throws Exception {
    server.answering(
        (peer, request) ->
            peer.send(
                request instanceof Begin
                    ? Success.of(request.id(), Summary.none())
                    : new Failure(request.id(), "test.no", "no", false)));
    Transaction transaction = driver.begin(TransactionOptions.writing());
    Received begin = server.take();
    assertThat(CallResults.thrown(() -> transaction.run(echo("x"))).code()).isEqualTo("test.no");
    begin.peer().send(GO_AWAY);
    await().until(() -> !begin.peer().isOpen());
  }

  /** Two of these calls would not be sent again. */
  @Test
  void isReplacedByOneForWhichAllCallsWait() throws Exception {
    CompletableFuture<Result> inFlight = driver.run(echo("in flight"));
    Received first = server.take();
    server.upgrading(new Upgrade.Hold());
    first.peer().send(GO_AWAY);
    await().until(() -> server.attempts().size() == 2);
    CompletableFuture<Result> write = driver.run(echo("write").writing());
    try (ResultStream stream = driver.stream(echo("stream"))) {
      server.answering(ScriptedPeer::echo);
      server.releaseUpgrades();
      assertThat(value(write)).isEqualTo("write");
      assertThat(stream.next().get("value")).isEqualTo("stream");
    }
    first.peer().echo(first.request());
    assertThat(value(inFlight)).isEqualTo("in flight");
  }

  @Test
  void isClosedWithTheDriver() throws Exception {
    CompletableFuture<Result> inFlight = driver.run(echo("in flight").writing());
    server.take().peer().send(GO_AWAY);
    await().until(() -> server.attempts().size() == 2);
    driver.close();
    assertThat(CallResults.failure(inFlight).code()).isEqualTo(DriverException.CLOSED);
    await().until(() -> server.connections() == 0);
  }
}
