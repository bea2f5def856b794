package io.shindigneo4j.driver.connection;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The executor of callbacks")
class CallbackExecutorTest {

  private static final int MANY = 500;

  private final AtomicInteger started = new AtomicInteger();
  private volatile boolean exhausted;
  private final CallbackExecutor callbacks = new CallbackExecutor(this::thread);

  private Thread thread(Runnable task) {
    if (exhausted) {
      throw new OutOfMemoryError("unable to create native thread");
    }
    started.incrementAndGet();
    return new Thread(task);
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
    assertThat(ran.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void aTaskAfterTheCloseRunsOnItsCaller() {
    callbacks.close();
    CompletableFuture<Thread> ranOn = new CompletableFuture<>();
    callbacks.execute(() -> ranOn.complete(Thread.currentThread()));
    assertThat(ranOn).isCompletedWithValue(Thread.currentThread());
  }

  @Test
  void tasksThatBlockTogetherUseFewThreadsAndAllRunInTheEnd() throws Exception {
    int before = started.get();
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch ran = new CountDownLatch(MANY);
    callbacks.executeShared(Collections.nCopies(MANY, () -> awaitAndCount(end, ran)));
    await().until(() -> started.get() - before == CallbackExecutor.SHARED_THREADS);
    end.countDown();
    assertThat(ran.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(started.get() - before).isEqualTo(CallbackExecutor.SHARED_THREADS);
  }

  private static void awaitAndCount(CountDownLatch end, CountDownLatch ran) {
    try {
      assertThat(end.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
      ran.countDown();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aLostConnectionFailsItsRequestsThoughNoThreadCanBeStarted() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    WebSocketConnection connection = connection(lost);
    List<RecordingRequest> requests = List.of(new RecordingRequest(), new RecordingRequest());
    requests.forEach(connection::send);
    exhausted = true;
    connection.closed(1006, "");
    assertThat(lost.getCount()).isZero();
    for (RecordingRequest request : requests) {
      assertThat(request.failure().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .hasMessageContaining("1006");
    }
  }

  @Test
  void aConnectionLostWithManyRequestsStartsFewThreads() throws Exception {
    WebSocketConnection connection = connection(new CountDownLatch(1));
    List<RecordingRequest> requests =
        Collections.nCopies(MANY, null).stream().map(none -> new RecordingRequest()).toList();
    requests.forEach(connection::send);
    int before = started.get();
    connection.closed(1006, "");
    for (RecordingRequest request : requests) {
      assertThat(request.failure().get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .hasMessageContaining("1006");
    }
    assertThat(started.get() - before).isBetween(1, CallbackExecutor.SHARED_THREADS);
  }

  private WebSocketConnection connection(CountDownLatch lost) {
    WebSocketConnection connection =
        new WebSocketConnection(
            new MessageCodec(Format.BSON),
            1 << 20,
            callbacks,
            DriverMeters.NONE,
            (ended, cause) -> lost.countDown());
    connection.attach(new SilentChannel());
    return connection;
  }

  @Test
  void theCloseRunsTasksThatWaitBehindBlockedOnes() throws InterruptedException {
    CountDownLatch last = new CountDownLatch(1);
    List<Runnable> tasks =
        new ArrayList<>(Collections.nCopies(CallbackExecutor.SHARED_THREADS, () -> waitFor(last)));
    tasks.add(last::countDown);
    CallbackExecutor closed = new CallbackExecutor(Thread::new);
    closed.executeShared(tasks);
    closed.close();
    assertThat(last.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
