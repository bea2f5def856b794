package io.shindigneo4j.server.projection;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Commits that many threads bring")
class CommitOrderTest {

  private static final int THREADS = 4;
  private static final long COMMITS = 20_000;

  private final List<Delta> received = new ArrayList<>();
  private final AtomicLong held = new AtomicLong();
  private boolean isWaiting = true;
  private final CommitOrder order = new CommitOrder(new Recorder(), () -> COMMITS);

  private final class Recorder implements CommitOrder.Receiver {

    @Override
    public void receive(List<Delta> commits) {
      received.addAll(commits);
    }

    @Override
    public boolean isWaiting() {
      return isWaiting;
    }

    @Override
    public void waitFor(long bytes) {
      held.accumulateAndGet(bytes, Math::max);
    }
  }

  @Test
  void areHandedOnInTheirOrder() throws Exception {
    List<Long> ids = new ArrayList<>(LongStream.rangeClosed(1, COMMITS).boxed().toList());
    Collections.shuffle(ids, new Random(1));
    Map<Long, Delta> deltas = new HashMap<>();
    ids.forEach(id -> deltas.put(id, new Delta()));
    ConcurrentLinkedQueue<Long> left = new ConcurrentLinkedQueue<>(ids);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (int i = 0; i < THREADS; i++) {
      threads.execute(
          () -> {
            for (Long id = left.poll(); id != null; id = left.poll()) {
              order.add(id, deltas.get(id));
            }
          });
    }
    threads.shutdown();
    assertThat(threads.awaitTermination(30, SECONDS)).isTrue();
    await().atMost(10, SECONDS).until(() -> order.applied() == COMMITS);
    assertThat(received)
        .containsExactlyElementsOf(
            LongStream.rangeClosed(1, COMMITS).mapToObj(deltas::get).toList());
    assertThat(order.latest()).isEqualTo(COMMITS);
  }

  @Test
  void waitForTheOneBeforeThem() {
    Delta first = new Delta();
    Delta second = new Delta();
    order.add(2, second);
    assertThat(received).isEmpty();
    assertThat(order.latest()).isEqualTo(2);
    assertThat(order.applied()).isZero();
    order.add(1, first);
    assertThat(received).containsExactly(first, second);
  }

  @Test
  void areNotWaitedForAfterARestart() {
    Delta fifth = new Delta();
    order.add(3, new Delta());
    order.add(5, fifth);
    order.exclusively(() -> order.restart(4));
    assertThat(received).containsExactly(fifth);
    assertThat(order.applied()).isEqualTo(5);
    order.add(4, new Delta());
    assertThat(received).containsExactly(fifth);
  }

  @Test
  void comeAlsoWhileSomebodyHasThemWait() {
    Delta first = new Delta();
    order.exclusively(
        () -> {
          Thread other = new Thread(() -> order.add(1, first));
          other.start();
          join(other);
          assertThat(received).as("nobody waits, and nothing is handed on").isEmpty();
        });
    assertThat(received).containsExactly(first);
  }

  @Test
  void areTellingWhatIsHeldForOneThatIsMissing() {
    addAllButTheFirst();
    assertThat(held).hasValueGreaterThan(COMMITS / 2 * new Delta().bytes());
    order.add(1, new Delta());
    assertThat(received).hasSize((int) COMMITS);
  }

  @Test
  void areNotKeptWhereNobodyWillTakeThem() {
    isWaiting = false;
    addAllButTheFirst();
    assertThat(held).hasValueLessThan(COMMITS / 4 * new Delta().bytes());
    order.exclusively(() -> order.restart(COMMITS));
    Delta next = new Delta();
    order.add(COMMITS + 1, next);
    assertThat(received).containsExactly(next);
  }

  private void addAllButTheFirst() {
    for (long id = 2; id <= COMMITS; id++) {
      order.add(id, new Delta());
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join(SECONDS.toMillis(10));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertThat(thread.isAlive()).isFalse();
  }
}
