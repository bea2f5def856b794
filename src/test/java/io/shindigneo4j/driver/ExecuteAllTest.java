package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Upgrade;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Statements that are run together")
@Timeout(TestDeadlines.TEST_SECONDS)
class ExecuteAllTest {

  private final ScriptedServer server = ScriptedServer.start();

  /** The thread that waits for results, if it is to be interrupted. */
  private Thread thread;

  @AfterEach
  void close() {
    server.close();
  }

  private static List<Statement> echoes(int count) {
    return IntStream.range(0, count).<Statement>mapToObj(i -> echo("value " + i)).toList();
  }

  private static List<Object> values(List<Result> results) {
    return results.stream().map(each -> each.first().orElseThrow().get("value")).toList();
  }

  @Test
  void areSentTogetherAndKeepTheirOrder() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<List<Result>> answers =
          CompletableFuture.supplyAsync(() -> driver.executeAll(echoes(5)));
      List<Received> received = taken(5);
      assertThat(answers).isNotDone();
      Collections.reverse(received);
      received.forEach(each -> each.peer().echo(each.request()));
      assertThat(values(answers.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)))
          .containsExactly("value 0", "value 1", "value 2", "value 3", "value 4");
    }
  }

  @Test
  void areInFlightInLimitedNumbers() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<List<Result>> answers =
          CompletableFuture.supplyAsync(() -> driver.executeAll(echoes(130)));
      List<Received> received = taken(128);
      staysUntaken();
      server.answering(ScriptedPeer::echo);
      received.forEach(each -> each.peer().echo(each.request()));
      assertThat(values(answers.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)))
          .hasSize(130)
          .endsWith("value 128", "value 129");
    }
  }

  /** While a connection opens, those that waited for it may be overtaken. */
  private static Received sentFirst(List<Received> received) {
    return received.stream()
        .filter(each -> "value 0".equals(each.work().parameters().get("value")))
        .findFirst()
        .orElseThrow();
  }

  private List<Received> taken(int count) throws InterruptedException {
    List<Received> received = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      received.add(server.take());
    }
    return received;
  }

  /** Checks that no more statements are sent. */
  private void staysUntaken() {
    await().during(Duration.ofMillis(200)).until(() -> server.untaken() == 0);
  }

  @Test
  void mayBeNone() {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      assertThat(driver.executeAll(List.of())).isEmpty();
    }
  }

  @Test
  void mayHaveRequestIds() {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      Statement again = echo("again").writing().withRequestId("1");
      assertThat(values(driver.executeAll(List.of(echo("once"), again, echo("last")))))
          .containsExactly("once", "again", "last");
    }
  }

  @Test
  void failWithTheFirstFailureOnceAllHaveEnded() {
    server.answering(ExecuteAllTest::answer);
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      List<Statement> statements = List.of(echo("one"), echo("no 1"), echo("two"), echo("no 2"));
      assertThatExceptionOfType(PermanentDriverException.class)
          .isThrownBy(() -> driver.executeAll(statements))
          .withMessageContaining("no 1")
          .satisfies(
              failure ->
                  assertThat(failure.getSuppressed())
                      .singleElement()
                      .asInstanceOf(InstanceOfAssertFactories.THROWABLE)
                      .hasMessageContaining("no 2"));
      assertThat(server.untaken()).isEqualTo(4);
    }
  }

  private static void answer(ScriptedPeer peer, Request request) {
    String value = (String) ((Work) request).parameters().get("value");
    if (value.startsWith("no")) {
      peer.send(new Failure(request.id(), "test.no", value, false));
    } else {
      peer.echo(request);
    }
  }

  @Test
  void timeOutTogether() {
    AtomicInteger beforeTheFirstTimeout = new AtomicInteger();
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withCallTimeout(Duration.ofSeconds(3)))) {
      driver.execute(echo("connected").within(TestDeadlines.HANGING)); // takes long at first
      server.answering(
          (peer, request) -> beforeTheFirstTimeout.addAndGet(server.cancelled().isEmpty() ? 1 : 0));
      assertThatExceptionOfType(TransientDriverException.class)
          .isThrownBy(() -> driver.executeAll(echoes(60)))
          .satisfies(failure -> assertThat(failure.getSuppressed()).hasSize(59));
      assertThat(beforeTheFirstTimeout).hasValue(60);
    }
  }

  @Test
  void areNotSentIfTheyTimeOutBeforeThereIsAConnection() throws Exception {
    server.silent().upgrading(new Upgrade.Hold());
    Statement late = echo("late").within(Duration.ofMillis(50));
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      CompletableFuture<List<Result>> answers =
          CompletableFuture.supplyAsync(() -> driver.executeAll(List.of(echo("patient"), late)));
      await().pollDelay(Duration.ofSeconds(1)).until(() -> true);
      server.releaseUpgrades();
      Received patient = server.take();
      assertThat(patient.work().parameters()).containsEntry("value", "patient");
      patient.peer().echo(patient.request());
      assertThat(CallResults.failure(answers)).isInstanceOf(TransientDriverException.class);
      assertThat(server.untaken()).isZero();
    }
  }

  @Test
  void areEndedInTheServerIfTheThreadIsInterrupted() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      FutureTask<List<Result>> task = begun(driver, echoes(2));
      List<Long> sent = taken(2).stream().map(each -> each.request().id()).toList();
      interrupt(task);
      await()
          .untilAsserted(
              () -> assertThat(server.cancelled()).containsExactlyInAnyOrderElementsOf(sent));
    }
  }

  @Test
  void areNotSentAfterAnInterruptionThatFollowsAFailure() throws Exception {
    server.silent();
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      FutureTask<List<Result>> task = begun(driver, echoes(300));
      Received first = sentFirst(taken(128));
      first.peer().send(new Failure(first.request().id(), "test.no", "no", false));
      taken(1);
      interrupt(task);
      staysUntaken();
    }
  }

  @Test
  void areSentAgainWithinTheTimeThatBeganWhenTheyWereSent() throws Exception {
    server.silent();
    Duration held = Duration.ofMillis(500);
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      FutureTask<List<Result>> task = begun(driver, echoes(2));
      taken(2).get(0).peer().cut();
      Received first = server.take();
      await().pollDelay(held).until(() -> true);
      first.peer().echo(first.request());
      Received second = server.take();
      assertThat(second.work().terms().timeout()).isLessThan(TestDeadlines.HANGING.minus(held));
      second.peer().echo(second.request());
      assertThat(task.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).hasSize(2);
    }
  }

  /** The second cannot be encoded before the connection has ended; then the third has none. */
  @Test
  void areSentAgainThoughTheyHadNoConnectionAsOneBeforeThemHasLostIt() throws Exception {
    CountDownLatch goOn = new CountDownLatch(1);
    List<Statement> statements = List.of(echo("first"), echo(late(goOn)), echo("third"));
    ReconnectDelay delay = new ReconnectDelay(Duration.ofMillis(300), Duration.ofMillis(300));
    try (GraphDriver driver =
        GraphDriver.connect(server.driverSettings().withReconnectDelay(delay))) {
      driver.execute(echo("connected"));
      server.take();
      server.silent();
      FutureTask<List<Result>> task = begun(driver, statements);
      Received lost = server.take();
      server.answering(ScriptedPeer::echo);
      lost.peer().cut();
      await()
          .pollDelay(Duration.ofMillis(50))
          .until(() -> server.connections() == 0 || server.attempts().size() > 1);
      goOn.countDown();
      assertThat(values(task.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)))
          .containsExactly("first", List.of("second"), "third");
    }
  }

  private static List<Object> late(CountDownLatch latch) {
    return new AbstractList<>() {
      @Override
      public Object get(int index) {
        try {
          assertThat(latch.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        return "second";
      }

      @Override
      public int size() {
        return 1;
      }
    };
  }

  private FutureTask<List<Result>> begun(GraphDriver driver, List<Statement> statements) {
    FutureTask<List<Result>> task = new FutureTask<>(() -> driver.executeAll(statements));
    thread = new Thread(task);
    thread.start();
    return task;
  }

  private void interrupt(FutureTask<List<Result>> task) {
    thread.interrupt();
    assertThatThrownBy(() -> task.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isInstanceOf(ExecutionException.class)
        .hasCauseInstanceOf(CancellationException.class);
  }
}
