package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A repeated task")
class RepeatedTaskTest {

  private final Queue<Runnable> due = new ArrayDeque<>();
  private int refusals;
  private int runs;

  private Timer.Deadline schedule(Runnable task, long nanos) {
    if (refusals-- > 0) {
      throw new OutOfMemoryError("Java heap space");
    }
    due.add(task);
    return () -> {};
  }

  @Test
  void runsAgainThoughItHasFailed() {
    new RepeatedTask(
            this::schedule,
            1,
            () -> {
              runs++;
              throw new OutOfMemoryError("Java heap space");
            })
        .begin();
    for (int i = 1; i <= 3; i++) {
      assertThatThrownBy(due.remove()::run).isInstanceOf(OutOfMemoryError.class);
      assertThat(runs).isEqualTo(i);
    }
  }

  @Test
  void runsAgainOnceThereIsMemoryToScheduleIt() {
    new RepeatedTask(this::schedule, 1, () -> runs++).begin();
    refusals = 3;
    due.remove().run();
    due.remove().run();
    assertThat(runs).isEqualTo(2);
  }

  @Test
  void endsWithItsTimer() {
    new RepeatedTask(
            (task, nanos) -> {
              throw new RejectedExecutionException("the timer has ended");
            },
            1,
            () -> runs++)
        .begin();
    assertThat(runs).isZero();
  }
}
