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

@DisplayName("The sequencer of commits")
class CommitSequencerTest {

  private static final int THREADS = 4;
  private static final long COMMITS = 20_000;

  private final List<GraphDelta> received = new ArrayList<>();
  private final AtomicLong backlog = new AtomicLong();
  private boolean isReceiving = true;
  private final CommitSequencer sequencer = new CommitSequencer(new Recorder(), () -> COMMITS);

  private final class Recorder implements CommitSequencer.Receiver {

    @Override
    public void receive(List<GraphDelta> commits) {
      received.addAll(commits);
    }

    @Override
    public boolean isReceiving() {
      return isReceiving;
    }

    @Override
    public void backlog(long bytes) {
      backlog.accumulateAndGet(bytes, Math::max);
    }
  }

  @Test
  void passesCommitsOnInOrderWhicheverThreadAddsThem() throws Exception {
    List<Long> ids = new ArrayList<>(LongStream.rangeClosed(1, COMMITS).boxed().toList());
    Collections.shuffle(ids, new Random(1));
    Map<Long, GraphDelta> deltas = new HashMap<>();
    ids.forEach(id -> deltas.put(id, new GraphDelta()));
    ConcurrentLinkedQueue<Long> left = new ConcurrentLinkedQueue<>(ids);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (int i = 0; i < THREADS; i++) {
      threads.execute(
          () -> {
            for (Long id = left.poll(); id != null; id = left.poll()) {
              sequencer.add(id, deltas.get(id));
            }
          });
    }
    threads.shutdown();
    assertThat(threads.awaitTermination(60, SECONDS)).isTrue();
    await().atMost(60, SECONDS).until(() -> sequencer.applied() == COMMITS);
    assertThat(received)
        .containsExactlyElementsOf(
            LongStream.rangeClosed(1, COMMITS).mapToObj(deltas::get).toList());
    assertThat(sequencer.latest()).isEqualTo(COMMITS);
  }

  @Test
  void holdsACommitBackUntilTheOneBeforeItIsAdded() {
    GraphDelta first = new GraphDelta();
    GraphDelta second = new GraphDelta();
    sequencer.add(2, second);
    assertThat(received).isEmpty();
    assertThat(sequencer.latest()).isEqualTo(2);
    assertThat(sequencer.applied()).isZero();
    sequencer.add(1, first);
    assertThat(received).containsExactly(first, second);
  }

  @Test
  void doesNotWaitForEarlierCommitsAfterARestart() {
    GraphDelta fifth = new GraphDelta();
    sequencer.add(3, new GraphDelta());
    sequencer.add(5, fifth);
    sequencer.runExclusively(() -> sequencer.restart(4));
    assertThat(received).containsExactly(fifth);
    assertThat(sequencer.applied()).isEqualTo(5);
    sequencer.add(4, new GraphDelta());
    assertThat(received).containsExactly(fifth);
  }

  @Test
  void acceptsCommitsDuringAnExclusiveAction() {
    GraphDelta first = new GraphDelta();
    sequencer.runExclusively(
        () -> {
          Thread other = new Thread(() -> sequencer.add(1, first));
          other.start();
          join(other);
          assertThat(received).as("nothing is passed on yet").isEmpty();
        });
    assertThat(received).containsExactly(first);
  }

  @Test
  void reportsItsBacklogWhileACommitIsMissing() {
    addAllButTheFirst();
    assertThat(backlog).hasValueGreaterThan(COMMITS / 2 * new GraphDelta().bytes());
    sequencer.add(1, new GraphDelta());
    assertThat(received).hasSize((int) COMMITS);
  }

  @Test
  void dropsItsBacklogWhenTheReceiverDoesNotWantIt() {
    isReceiving = false;
    addAllButTheFirst();
    assertThat(backlog).hasValueLessThan(COMMITS / 4 * new GraphDelta().bytes());
    sequencer.runExclusively(() -> sequencer.restart(COMMITS));
    GraphDelta next = new GraphDelta();
    sequencer.add(COMMITS + 1, next);
    assertThat(received).containsExactly(next);
  }

  private void addAllButTheFirst() {
    for (long id = 2; id <= COMMITS; id++) {
      sequencer.add(id, new GraphDelta());
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join(SECONDS.toMillis(60));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertThat(thread.isAlive()).isFalse();
  }
}
