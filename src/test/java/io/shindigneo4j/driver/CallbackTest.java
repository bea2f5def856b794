package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static io.shindigneo4j.driver.CallResults.failure;
import static io.shindigneo4j.driver.CallResults.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ScriptedServer;
import io.shindigneo4j.testing.ScriptedServer.Received;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What programs chain to an answer runs on threads of its own. */
class CallbackTest {

  private static final String CALLBACK = "shindig-neo4j-driver-callback";
  private static final int MANY = 50;

  private final ScriptedServer server = ScriptedServer.start();
  private GraphDriver driver;

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
  void anAnswersCallbackRunsOnACallbackThread() throws Exception {
    server.silent();
    CompletableFuture<String> thread = driver.run(echo("x")).thenApply(result -> threadName());
    Received request = server.take();
    request.peer().echo(request.request());
    assertThat(thread.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo(CALLBACK);
  }

  @Test
  void theCallbackOfALostConnectionRunsOnACallbackThread() throws Exception {
    server.silent();
    CompletableFuture<String> thread =
        driver.run(echo("x").writing()).handle((r, f) -> threadName());
    server.take().peer().cut();
    assertThat(thread.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo(CALLBACK);
  }

  @Test
  void theCallbackOfADeadlineRunsOnACallbackThread() throws Exception {
    server.silent();
    CompletableFuture<String> thread =
        driver.run(echo("x").within(Duration.ofMillis(100))).handle((r, f) -> threadName());
    assertThat(thread.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo(CALLBACK);
  }

  @Test
  void theCallbackOfAClosedDriverRunsOnACallbackThread() throws Exception {
    server.silent();
    CompletableFuture<String> thread = driver.run(echo("x")).handle((r, f) -> threadName());
    server.take();
    driver.close();
    assertThat(thread.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isEqualTo(CALLBACK);
  }

  private static String threadName() {
    return Thread.currentThread().getName();
  }

  @Test
  void callbacksThatBlockStopNeitherAnswersNorDeadlines() throws Exception {
    Thread test = Thread.currentThread();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch blocked = new CountDownLatch(MANY);
    try {
      for (int i = 0; i < MANY; i++) {
        driver.run(echo(i)).thenRun(() -> blockUnless(test, blocked, end));
      }
      assertThat(blocked.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(value(driver.run(echo("next")))).isEqualTo("next");
      server.silent();
      assertThat(failure(driver.run(echo("never").within(Duration.ofMillis(100)))).code())
          .isEqualTo(DriverException.TIMED_OUT);
    } finally {
      end.countDown();
    }
  }

  /** An answer that is there already runs its callback on the thread that adds it. */
  private static void blockUnless(Thread test, CountDownLatch blocked, CountDownLatch end) {
    if (Thread.currentThread() == test) {
      blocked.countDown();
    } else {
      block(blocked, end);
    }
  }

  @Test
  void callbacksThatBlockHoldUpNoOtherWhenTheDriverIsClosed() throws Exception {
    server.silent();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch blocked = new CountDownLatch(MANY);
    try {
      for (int i = 0; i < MANY; i++) {
        driver.run(echo(i)).whenComplete((result, failure) -> block(blocked, end));
        server.take();
      }
      driver.close();
      assertThat(blocked.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      end.countDown();
    }
  }

  @Test
  void callbacksThatBlockAfterALossHoldUpOthersAtMostUntilTheirTimeouts() throws Exception {
    server.silent();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch blocked = new CountDownLatch(MANY);
    try {
      for (int i = 0; i < MANY; i++) {
        driver
            .run(echo(i).writing().within(Duration.ofSeconds(1)))
            .whenComplete((result, failure) -> block(blocked, end));
        server.take();
      }
      server.cutAll();
      assertThat(blocked.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      end.countDown();
    }
  }

  private static void block(CountDownLatch blocked, CountDownLatch end) {
    blocked.countDown();
    try {
      assertThat(end.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void callbacksMayWaitForOtherStatements() throws Exception {
    List<CompletableFuture<Object>> nested = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      String inner = "inner " + i;
      nested.add(
          driver
              .run(echo("outer"))
              .thenApply(result -> driver.run(echo(inner)).join())
              .thenApply(result -> result.first().orElseThrow().get("value")));
    }
    for (int i = 0; i < MANY; i++) {
      assertThat(nested.get(i).get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo("inner " + i);
    }
  }

  @Test
  void aCallbackThatThrowsHarmsNoOther() throws Exception {
    driver
        .run(echo("x"))
        .thenAccept(
            result -> {
              throw new IllegalStateException("a program's fault");
            });
    assertThat(value(driver.run(echo("next")))).isEqualTo("next");
  }

  @Test
  void aCallbackMayCloseTheDriver() throws Exception {
    driver
        .run(echo("x"))
        .thenRun(driver::close)
        .get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
    assertThat(failure(driver.run(echo("later"))).code()).isEqualTo(DriverException.CLOSED);
  }
}
