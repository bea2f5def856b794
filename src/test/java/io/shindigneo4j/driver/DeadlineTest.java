package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.thrown;
import static io.shindigneo4j.driver.CallResults.value;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every call ends in time, whatever the server does. */
class DeadlineTest {

  private static final Duration SHORT = Duration.ofMillis(150);

  private final ScriptedServer server = ScriptedServer.start().silent();

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void aCallWithoutAnswerFailsAfterItsOwnTimeout() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertTimesOut(driver.run(echo("x").within(SHORT)));
    }
  }

  @Test
  void aCallWithoutTimeoutHasTheDrivers() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings().withCallTimeout(SHORT))) {
      assertTimesOut(driver.run(echo("x")));
    }
  }

  @Test
  void theServerIsToldTheTimeout() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      driver.run(echo("x").within(Duration.ofSeconds(3)));
      assertThat(server.take().work().terms().timeout()).isEqualTo(Duration.ofSeconds(3));
    }
  }

  @Test
  void aTimeoutBelowAMillisecondIsNotToldAsZeroWhichMeansNone() {
    AsynchronousCall call =
        new AsynchronousCall(echo("x"), Duration.ofNanos(1), CallResults.CONTEXT, Runnable::run);
    assertThat(call.message(1).terms().timeout()).isEqualTo(Duration.ofMillis(1));
  }

  @Test
  void theDeadlineAlsoCountsWhileConnecting() throws Exception {
    server.upgrading(new Upgrade.Ignore());
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertTimesOut(driver.run(echo("x").within(SHORT)));
    }
  }

  @Test
  void aCallThatTimedOutWhileConnectingIsNotSentLater() throws Exception {
    server.upgrading(new Upgrade.Hold());
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertTimesOut(driver.run(echo("late").within(SHORT))); // it would be sent first
      CompletableFuture<Result> kept = driver.run(echo("kept"));
      server.releaseUpgrades();
      assertThat(server.take().work().parameters()).containsEntry("value", "kept");
      assertThat(server.untaken()).isZero();
      assertThat(kept).isNotDone();
    }
  }

  @Test
  void aWriteThatHasBeenSentHasAnUnknownOutcome() throws Exception {
    Statement write = echo("x").writing().within(Duration.ofSeconds(2));
    TransactionOptions options = TransactionOptions.writing().within(Duration.ofSeconds(2));
    server.answering(
        (peer, request) -> {
          if (request instanceof Begin) {
            peer.send(Success.of(request.id(), Summary.none()));
          }
        });
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> call = driver.run(write);
      server.take();
      Future<DriverException> executed = failing(() -> driver.execute(write));
      Future<DriverException> transacted =
          failing(() -> driver.transact(options, transaction -> "nothing to do"));
      assertUnknown(failure(call));
      assertUnknown(executed.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS));
      assertUnknown(transacted.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS));
    }
  }

  /** In a thread of its own. */
  private static Future<DriverException> failing(ThrowingCallable work) {
    FutureTask<DriverException> task = new FutureTask<>(() -> thrown(work));
    new Thread(task).start();
    return task;
  }

  private static void assertUnknown(DriverException failure) {
    assertThat(failure).isInstanceOf(PermanentDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.OUTCOME_UNKNOWN);
  }

  @Test
  void aWriteThatIsSafeToRepeatOrWasNotSentTimesOut() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertTimesOut(driver.run(echo("x").withRequestId("a").writing().within(SHORT)));
      assertTimesOut(driver.run(echo("x").asRepeatable().writing().within(SHORT)));
    }
    server.upgrading(new Upgrade.Ignore());
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertTimesOut(driver.run(echo("x").writing().within(SHORT)));
    }
  }

  @Test
  void anAnswerAfterTheDeadlineIsDropped() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Result> late = driver.run(echo("late").within(Duration.ofSeconds(1)));
      Received request = server.take();
      assertTimesOut(late);
      await().until(() -> server.cancelled().contains(request.request().id()));
      request.peer().echo(request.request());
      CompletableFuture<Result> next = driver.run(echo("next"));
      Received following = server.take();
      following.peer().echo(following.request());
      assertThat(value(next)).isEqualTo("next");
      assertTimesOut(late);
    }
    assertThat(server.attempts()).hasSize(1);
  }

  @Test
  void aBlockingCallThatTimesOutIsCancelledInTheServer() {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThat(thrown(() -> driver.execute(echo("x").within(Duration.ofSeconds(1)))).code())
          .isEqualTo(DriverException.TIMED_OUT);
      await().until(() -> server.cancelled().contains(1L));
    }
  }

  @Test
  void aTransactionWhoseWorkTimedOutIsCancelledWithoutAnotherWait() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<Transaction> begun =
          CompletableFuture.supplyAsync(() -> driver.begin(TransactionOptions.writing()));
      Received begin = server.take();
      begin.peer().send(Success.of(begin.request().id(), Summary.none()));
      try (Transaction transaction = begun.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)) {
        assertThatThrownBy(() -> transaction.run(echo("x").within(SHORT)))
            .isInstanceOf(TransientDriverException.class);
        await().until(() -> server.cancelled().contains(begin.request().id()));
        assertThat(server.take().request()).as("the work").isInstanceOf(Work.class);
      }
      assertThat(server.untaken()).as("no rollback that nobody answers").isZero();
    }
  }

  private Transaction begun(GraphDriver driver, TransactionOptions options) throws Exception {
    CompletableFuture<Transaction> begun =
        CompletableFuture.supplyAsync(() -> driver.begin(options));
    Received begin = server.take();
    begin.peer().send(Success.of(begin.request().id(), Summary.none()));
    return begun.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
  }

  /** The driver has a timeout of its own, so that another wait would be longer than this test. */
  @Test
  @Timeout(TestDeadlines.TEST_SECONDS)
  void aTransactionWhoseStreamTimedOutIsCancelledWithoutAnotherWait() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      try (Transaction transaction = begun(driver, TransactionOptions.writing());
          ResultStream stream = transaction.stream(echo("x").within(SHORT))) {
        assertThatThrownBy(stream::hasNext).isInstanceOf(TransientDriverException.class);
        await().until(() -> server.cancelled().contains(1L));
        assertThat(server.take().request()).as("the work").isInstanceOf(Work.class);
      }
      assertThat(server.untaken()).as("no rollback that nobody answers").isZero();
    }
  }

  @Test
  @Timeout(TestDeadlines.TEST_SECONDS)
  void aTransactionHasOneDeadline() throws Exception {
    TransactionOptions options = TransactionOptions.writing().within(Duration.ofSeconds(2));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings());
        Transaction transaction = begun(driver, options)) {
      server.answering(ScriptedPeer::echo);
      transaction.run(echo("x").within(Duration.ofHours(1)));
      assertThat(server.take().work().terms().timeout()).isLessThanOrEqualTo(Duration.ofSeconds(2));
      await().pollDelay(Duration.ofSeconds(2)).until(() -> true);
      DriverException late = thrown(transaction::commit);
      assertThat(late).isInstanceOf(TransientDriverException.class);
      assertThat(late.code()).as("nothing was committed").isEqualTo(DriverException.TIMED_OUT);
      await().until(() -> server.cancelled().contains(1L));
      assertThat(server.untaken()).as("no commit, and no rollback").isZero();
    }
  }

  @Test
  @Timeout(TestDeadlines.TEST_SECONDS)
  void aTransactionWhoseTimeIsOverIsCancelledByItsClose() throws Exception {
    TransactionOptions options = TransactionOptions.writing().within(Duration.ofSeconds(2));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      Transaction transaction = begun(driver, options);
      await().pollDelay(Duration.ofSeconds(2)).until(() -> true);
      transaction.close();
      await().until(() -> server.cancelled().contains(1L));
      assertThat(server.untaken()).as("no rollback that nobody answers").isZero();
    }
  }

  @Test
  void aCallWithARequestIdOccupiesNoThreadWhileItWaits() throws Exception {
    int calls = 50;
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      for (int i = 0; i < calls; i++) {
        driver.run(echo("x").writing().withRequestId("id" + i));
      }
      for (int i = 0; i < calls; i++) {
        server.take();
      }
      assertThat(callbackThreads()).as("one is the reserve").isLessThan(calls / 2);
    }
  }

  private static long callbackThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("shindig-neo4j-driver-callback"))
        .count();
  }

  private static void assertTimesOut(CompletableFuture<Result> call) throws Exception {
    DriverException failure = failure(call);
    assertThat(failure).isInstanceOf(TransientDriverException.class);
    assertThat(failure.code()).isEqualTo(DriverException.TIMED_OUT);
    assertThat(failure.subject()).isEqualTo("test.echo");
  }
}
