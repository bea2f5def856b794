package io.shindigneo4j.server;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.util.concurrent.DefaultThreadFactory;
import io.shindigneo4j.server.session.Timer.Deadline;
import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A wheel of deadlines")
@Timeout(120)
class WheelTimerTest {

  private final WheelTimer wheel =
      new WheelTimer(new DefaultThreadFactory("test-deadline", true), Duration.ofMillis(200));

  @AfterEach
  void close() {
    wheel.close();
  }

  @Test
  void callsBackAtADeadline() throws InterruptedException {
    CountDownLatch called = new CountDownLatch(1);
    wheel.schedule(called::countDown, MILLISECONDS.toNanos(20));
    assertThat(called.await(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
  }

  @Test
  void doesNotCallBackWhatWasCalledOff() throws InterruptedException {
    CountDownLatch calledOff = new CountDownLatch(1);
    CountDownLatch later = new CountDownLatch(1);
    Deadline deadline = wheel.schedule(calledOff::countDown, MILLISECONDS.toNanos(50));
    wheel.schedule(later::countDown, MILLISECONDS.toNanos(150));
    deadline.cancel();
    assertThat(later.await(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
    assertThat(calledOff.getCount()).isEqualTo(1);
  }

  @Test
  void refusesDeadlinesAfterTheClose() {
    wheel.schedule(() -> {}, SECONDS.toNanos(60));
    wheel.close();
    assertThatThrownBy(() -> wheel.schedule(() -> {}, 1))
        .isInstanceOf(RejectedExecutionException.class);
  }

  @Test
  void closesThoughATaskHangs() throws InterruptedException {
    CountDownLatch hanging = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    wheel.schedule(
        () -> {
          hanging.countDown();
          awaitIgnoringInterrupts(end);
        },
        1);
    assertThat(hanging.await(TestDeadlines.HANGING_SECONDS, SECONDS)).isTrue();
    wheel.close(); // within the time of this test
    end.countDown();
  }

  /** As the wheel interrupts its thread again and again. */
  private static void awaitIgnoringInterrupts(CountDownLatch end) {
    while (end.getCount() > 0) {
      boolean unused = Thread.interrupted();
      LockSupport.parkNanos(MILLISECONDS.toNanos(1));
    }
  }
}
