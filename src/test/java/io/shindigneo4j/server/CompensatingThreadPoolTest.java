package io.shindigneo4j.server;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.server.session.Urgency;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A pool of threads")
class CompensatingThreadPoolTest {

  private static final int MAX = 3;
  private static final int MAX_QUEUED = 100;

  private final CountDownLatch urgentRan = new CountDownLatch(1);
  private final Runnable urgent = urgentRan::countDown;
  private final AtomicBoolean ahead = new AtomicBoolean();
  private final AtomicInteger refusals = new AtomicInteger();

  private CompensatingThreadPool pool = pool(MAX);

  private final CountDownLatch lock = new CountDownLatch(1);

  private CompensatingThreadPool pool(int mostCompensated) {
    return new CompensatingThreadPool(
        1,
        mostCompensated,
        MAX_QUEUED,
        (one, other) -> 0,
        new OneTask(),
        this::runOrRefuse,
        PluginThreads.named("test-pool"));
  }

  private final class OneTask implements Urgency {
    @Override
    public boolean isUrgent(Runnable task) {
      return task == urgent && !ahead.get();
    }

    @Override
    public void goAhead(Runnable task) {
      ahead.set(true);
    }

    @Override
    public void comeBack(Runnable task) {
      ahead.set(false);
    }
  }

  private void runOrRefuse(Runnable task) {
    if (refusals.getAndDecrement() > 0) {
      throw new OutOfMemoryError("no thread");
    }
    new Thread(task).start();
  }

  @AfterEach
  void stop() {
    lock.countDown();
    pool.shutdownNow();
  }

  private void waitForLock() {
    try {
      lock.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void runsWhatCouldRunThoughItsThreadsWait() {
    pool.execute(this::waitForLock);
    pool.execute(this::waitForLock);
    CountDownLatch ran = new CountDownLatch(1);
    pool.execute(ran::countDown);
    await()
        .until(
            () -> {
              pool.compensate();
              return ran.getCount() == 0;
            });
  }

  @Test
  void hasNoMoreThreadsThanAllowed() {
    for (int i = 0; i < 10 * MAX; i++) {
      pool.execute(this::waitForLock);
    }
    await()
        .until(
            () -> {
              pool.compensate();
              return pool.getPoolSize() == 1 + MAX;
            });
    pool.compensate();
    assertThat(pool.getCorePoolSize()).isEqualTo(1 + MAX);
    assertThat(pool.getMaximumPoolSize()).isEqualTo(1 + MAX);
  }

  @Test
  void hasAThreadForWhatIsUrgentWhateverTheOthersDo() throws InterruptedException {
    for (int i = 0; i < 10 * MAX; i++) {
      pool.execute(this::waitForLock);
    }
    pool.execute(urgent);
    pool.compensate();
    assertThat(urgentRan.await(TestDeadlines.HANGING_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
    assertThat(ahead).isTrue();
    assertThat(lock.getCount()).as("the others still wait").isEqualTo(1);
  }

  @Test
  void triesAgainWhereThereIsNoThreadForWhatIsUrgent() throws InterruptedException {
    pool = pool(0);
    refusals.set(2);
    pool.execute(this::waitForLock);
    pool.execute(urgent);
    pool.compensate();
    pool.compensate();
    assertThat(urgentRan.getCount()).isEqualTo(1);
    pool.compensate();
    assertThat(urgentRan.await(TestDeadlines.HANGING_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
  }

  @Test
  void takesNoMoreTasksThanAllowed() {
    for (int i = 0; i <= MAX_QUEUED; i++) {
      pool.execute(this::waitForLock);
    }
    assertThatThrownBy(() -> pool.execute(this::waitForLock))
        .isInstanceOf(RejectedExecutionException.class);
    assertThat(pool.getQueue()).hasSize(MAX_QUEUED);
  }

  @Test
  void isAsSmallAsBeforeWhenNothingWaitsAnyMore() {
    runsWhatCouldRunThoughItsThreadsWait();
    assertThat(pool.getCorePoolSize()).isGreaterThan(1);
    lock.countDown();
    await()
        .until(
            () -> {
              pool.compensate();
              return pool.getCorePoolSize() == 1 && pool.getPoolSize() <= 1;
            });
  }

  @Test
  void hasNoOtherThreadForOneThatWorks() {
    AtomicBoolean began = new AtomicBoolean();
    pool.execute(
        () -> {
          began.set(true);
          while (lock.getCount() > 0) {
            Thread.onSpinWait();
          }
        });
    await().untilTrue(began);
    pool.execute(this::waitForLock);
    for (int i = 0; i < 1_000; i++) {
      pool.compensate();
      assertThat(pool.getCorePoolSize()).isEqualTo(1);
    }
  }
}
