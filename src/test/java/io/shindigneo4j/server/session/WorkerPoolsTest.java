package io.shindigneo4j.server.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The threads that work on requests")
class WorkerPoolsTest {

  private static final Timer AT_ONCE =
      (task, nanos) -> {
        task.run();
        return () -> {};
      };

  private static WorkerPools pools(Executor all, Timer timer) {
    return new WorkerPools(all, all, all, all, all, timer, 2);
  }

  @Test
  void doWhatMustEndOnAThreadOfItsOwnOnceAllElseHasEnded() throws Exception {
    WorkerPools workers = pools(WorkerPoolsTest::refuse, (task, nanos) -> refuse(task));
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    workers.resume(() -> thread.complete(Thread.currentThread()));
    Thread last = thread.get(TestDeadlines.HANGING_SECONDS, SECONDS);
    assertThat(last).isNotSameAs(Thread.currentThread());
    assertThat(last.isDaemon()).isTrue();
  }

  @Test
  void doWhatMustEndOnAThreadOfItsOwnWhereTheTimerHasNoMemory() throws Exception {
    Timer full =
        (task, nanos) -> {
          throw new OutOfMemoryError("Java heap space");
        };
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    pools(WorkerPoolsTest::refuse, full).resume(() -> thread.complete(Thread.currentThread()));
    assertThat(thread.get(TestDeadlines.HANGING_SECONDS, SECONDS))
        .isNotSameAs(Thread.currentThread());
  }

  @Test
  void doWhatMustEndOnceTheSystemGivesAThreadAgain() {
    AtomicInteger refusals = new AtomicInteger(3);
    Executor scarce =
        task -> {
          if (refusals.getAndDecrement() > 0) {
            throw new OutOfMemoryError("unable to create native thread");
          }
          task.run();
        };
    AtomicInteger runs = new AtomicInteger();
    pools(scarce, AT_ONCE).resume(runs::incrementAndGet);
    assertThat(runs).hasValue(1);
  }

  @Test
  void refuseWhatIsNewIfTheSystemGivesNoThread() {
    Executor none =
        task -> {
          throw new OutOfMemoryError("unable to create native thread");
        };
    WorkerPools workers = pools(none, AT_ONCE);
    for (Lane lane : Lane.values()) {
      assertThatThrownBy(() -> workers.share("neo4j").submit(lane, () -> {}))
          .isInstanceOf(RejectedExecutionException.class);
    }
  }

  @Test
  void refuseWhatIsNewOfAUserOfWhomManyWaitAndNothingOfOthers() {
    List<Runnable> waiting = new ArrayList<>();
    WorkerPools workers = pools(waiting::add, AT_ONCE);
    WorkerPools.Share first = workers.share("busy");
    WorkerPools.Share second = workers.share("busy");
    first.submit(Lane.READ, () -> {});
    second.submit(Lane.READ, () -> {});
    assertThatThrownBy(() -> first.submit(Lane.READ, () -> {}))
        .isInstanceOf(RejectedExecutionException.class);
    second.submit(Lane.WRITE, () -> {});
    workers.share("other").submit(Lane.READ, () -> {});
    waiting.get(0).run();
    first.submit(Lane.READ, () -> {});
    assertThat(waiting).hasSize(5);
  }

  @Test
  void takeNoPlaceForWhatTheyRefuse() {
    WorkerPools.Share share = pools(WorkerPoolsTest::refuse, AT_ONCE).share("neo4j");
    for (int i = 0; i < 5; i++) {
      assertThatThrownBy(() -> share.submit(Lane.READ, () -> {})).hasMessage(null);
    }
  }

  private static Timer.Deadline refuse(Runnable task) {
    throw new RejectedExecutionException();
  }
}
