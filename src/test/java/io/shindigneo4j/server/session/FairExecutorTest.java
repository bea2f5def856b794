package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.server.session.FairExecutor.Flow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Threads that clients share")
class FairExecutorTest {

  private static final long MILLISECOND = 1_000_000;

  private final Queue<Runnable> waiting = new PriorityQueue<>(FairExecutor.ORDER);
  private final List<String> done = new ArrayList<>();
  private long now;
  private final FairExecutor executor = new FairExecutor(waiting::add, () -> now);

  private void submit(Flow flow, String name, long milliseconds) {
    executor.execute(
        flow,
        () -> {
          now += milliseconds * MILLISECOND;
          done.add(name);
        });
  }

  private void run(int tasks) {
    for (int i = 0; i < tasks; i++) {
      waiting.remove().run();
    }
  }

  private int done(String name) {
    return Collections.frequency(done, name);
  }

  @Test
  void serveWhoAsksForLittleBeforeAllButTheFirstOfWhoAsksForMuch() {
    Flow greedy = new Flow(new AtomicInteger());
    for (int i = 0; i < 100; i++) {
      submit(greedy, "greedy", 1);
    }
    submit(new Flow(new AtomicInteger()), "modest", 1);
    run(2);
    assertThat(done).containsExactly("greedy", "modest");
  }

  @Test
  void chargeNobodyForTasksThatAreRejected() {
    assertCostsNothing(
        task -> {
          throw new RejectedExecutionException();
        });
  }

  @Test
  void chargeNobodyWhereTheSystemRefusesAThread() {
    assertCostsNothing(
        task -> {
          throw new OutOfMemoryError("unable to create native thread");
        });
  }

  private void assertCostsNothing(Executor refusing) {
    Flow rejected = new Flow(new AtomicInteger());
    FairExecutor full = new FairExecutor(refusing, () -> now);
    for (int i = 0; i < 100; i++) {
      assertThatThrownBy(() -> full.execute(rejected, () -> {}))
          .isInstanceOfAny(RejectedExecutionException.class, OutOfMemoryError.class);
    }
    Flow other = new Flow(new AtomicInteger());
    submit(other, "other", 1);
    submit(other, "other again", 1);
    submit(rejected, "rejected before", 1);
    run(3);
    assertThat(done).containsExactly("other", "rejected before", "other again");
  }

  private void submitAgainAndAgain(Flow flow, String name, long milliseconds) {
    executor.execute(
        flow,
        () -> {
          now += milliseconds * MILLISECOND;
          done.add(name);
          submitAgainAndAgain(flow, name, milliseconds);
        });
  }

  @Test
  void giveBothTheSameTimeWhoseTasksTakeDifferentTimes() {
    submitAgainAndAgain(new Flow(new AtomicInteger()), "slow", 50);
    submitAgainAndAgain(new Flow(new AtomicInteger()), "quick", 1);
    run(510);
    assertThat(done("slow")).isBetween(9, 12);
  }

  @Test
  void saveNothingUpForWhoWasAway() {
    Flow busy = new Flow(new AtomicInteger());
    for (int i = 0; i < 1_000; i++) {
      submit(busy, "busy", 1);
      run(1);
    }
    Flow back = new Flow(new AtomicInteger());
    for (int i = 0; i < 10; i++) {
      submit(busy, "busy", 1);
      submit(back, "back", 1);
    }
    done.clear();
    run(10);
    assertThat(done("busy")).isEqualTo(5);
  }

  @Test
  void chargeNobodyForALongWait() {
    Flow waited = new Flow(new AtomicInteger());
    submit(waited, "waited", 60_000);
    run(1);
    Flow other = new Flow(new AtomicInteger());
    for (int i = 0; i < 1_000; i++) {
      submit(other, "other", 1);
    }
    submit(waited, "waited", 1);
    run(150);
    assertThat(done("waited")).isEqualTo(2);
  }
}
