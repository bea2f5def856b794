package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.Outcomes.echo;
import static io.shindigneo4j.driver.Outcomes.failure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MessageCodec;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Calls end even when there are very many of them, or no threads. */
class CallbacksTest {

  private static final int MANY = 500;

  private final AtomicInteger started = new AtomicInteger();
  private volatile boolean exhausted;
  private final Callbacks callbacks = new Callbacks(this::thread);

  private Thread thread(Runnable task) {
    return new Thread(task) {
      @Override
      public void start() {
        if (exhausted) {
          throw new OutOfMemoryError("unable to create native thread");
        }
        started.incrementAndGet();
        super.start();
      }
    };
  }

  @AfterEach
  void close() {
    callbacks.close();
  }

  @Test
  void aTaskRunsThoughNoThreadCanBeStarted() throws Exception {
    exhausted = true;
    CountDownLatch ran = new CountDownLatch(2);
    callbacks.execute(ran::countDown);
    callbacks.execute(ran::countDown);
    assertThat(ran.await(5, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void aTaskAfterTheCloseRunsOnItsCaller() {
    callbacks.close();
    CompletableFuture<Thread> ranOn = new CompletableFuture<>();
    callbacks.execute(() -> ranOn.complete(Thread.currentThread()));
    assertThat(ranOn).isCompletedWithValue(Thread.currentThread());
  }

  @Test
  void tasksThatBlockTogetherKeepAFewThreadsAndAllRunInTheEnd() throws Exception {
    int before = started.get();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch ran = new CountDownLatch(MANY);
    callbacks.share(Collections.nCopies(MANY, () -> awaitAndCount(end, ran)));
    await().until(() -> started.get() - before == Callbacks.SHARERS);
    end.countDown();
    assertThat(ran.await(5, TimeUnit.SECONDS)).isTrue();
    assertThat(started.get() - before).isEqualTo(Callbacks.SHARERS);
  }

  private static void awaitAndCount(CountDownLatch end, CountDownLatch ran) {
    try {
      assertThat(end.await(30, TimeUnit.SECONDS)).isTrue();
      ran.countDown();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aLossIsToldAndFailsItsCallsThoughNoThreadCanBeStarted() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    WebSocketConnection connection = connection(lost);
    List<AsynchronousCall> calls = List.of(call(), call());
    calls.forEach(connection::send);
    exhausted = true;
    connection.closed(1006, "");
    assertThat(lost.getCount()).isZero();
    for (AsynchronousCall call : calls) {
      assertThat(failure(call.answer()).code()).isEqualTo(DriverException.UNAVAILABLE);
    }
  }

  @Test
  void losingManyCallsStartsFewThreads() throws Exception {
    WebSocketConnection connection = connection(new CountDownLatch(1));
    List<AsynchronousCall> calls =
        Collections.nCopies(MANY, null).stream().map(none -> call()).toList();
    calls.forEach(connection::send);
    int before = started.get();
    connection.closed(1006, "");
    for (AsynchronousCall call : calls) {
      assertThat(failure(call.answer()).code()).isEqualTo(DriverException.UNAVAILABLE);
    }
    assertThat(started.get() - before).isBetween(1, Callbacks.SHARERS);
  }

  private WebSocketConnection connection(CountDownLatch lost) {
    WebSocketConnection connection =
        new WebSocketConnection(
            new MessageCodec(Format.BSON),
            1 << 20,
            callbacks,
            DriverMeters.NONE,
            (ended, cause) -> lost.countDown());
    connection.attach(new DeafChannel());
    return connection;
  }

  private AsynchronousCall call() {
    return new AsynchronousCall(
        echo("x"), Duration.ofMinutes(1), URI.create("ws://h/neo4j"), callbacks);
  }

  @Test
  void whatWaitsBehindCallbacksThatBlockIsRunByTheClose() throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    List<Runnable> tasks =
        new ArrayList<>(Collections.nCopies(Callbacks.SHARERS, () -> waitFor(last)));
    tasks.add(last::countDown);
    Callbacks closed = new Callbacks(Thread::new);
    closed.share(tasks);
    closed.close();
    assertThat(last.await(10, TimeUnit.SECONDS)).isTrue();
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
