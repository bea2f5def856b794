package io.shindigneo4j.server.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The threads that work on requests")
class WorkerPoolsTest {

  @Test
  void doWhatMustEndOnAThreadOfItsOwnOnceAllElseHasEnded() throws Exception {
    WorkerPools workers =
        new WorkerPools(
            WorkerPoolsTest::refuse, WorkerPoolsTest::refuse, (task, nanos) -> refuse(task));
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    workers.resume(() -> thread.complete(Thread.currentThread()));
    Thread last = thread.get(TestDeadlines.HANGING_SECONDS, SECONDS);
    assertThat(last).isNotSameAs(Thread.currentThread());
    assertThat(last.isDaemon()).isTrue();
  }

  private static Timer.Deadline refuse(Runnable task) {
    throw new RejectedExecutionException();
  }
}
