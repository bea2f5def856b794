package io.shindigneo4j.server.commit;

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
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The sequencer of commits")
class CommitSequencerTest {

  private static final int THREADS = 4;
  private static final long COMMITS = 20_000;
  private static final long BYTES = 100;
  private static final long ROUNDS = 200_000;

  private final List<Object> received = new ArrayList<>();
  private final AtomicLong backlog = new AtomicLong();
  private boolean isReceiving = true;
  private final CommitSequencer<Object> sequencer =
      new CommitSequencer<>(new Recorder(), commit -> BYTES, () -> COMMITS);

  private final class Recorder implements CommitSequencer.Receiver<Object> {

    @Override
    public void receive(List<Object> commits) {
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
    Map<Long, Object> deltas = new HashMap<>();
    ids.forEach(id -> deltas.put(id, new Object()));
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
  void leavesNoCommitBehindThatIsAddedWhileSomebodyLooks() throws Exception {
    AtomicLong begun = new AtomicLong();
    AtomicLong looked = new AtomicLong();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    Future<?> looking =
        thread.submit(
            () -> {
              for (long id = 1; id <= ROUNDS; id++) {
                awaitRound(begun, id);
                sequencer.hasPassedOnAll();
                looked.set(id);
              }
            });
    thread.shutdown();
    for (long id = 1; id <= ROUNDS; id++) {
      begun.set(id);
      sequencer.add(id, id);
      awaitRound(looked, id);
      assertThat(sequencer.applied()).isEqualTo(id);
    }
    looking.get(60, SECONDS);
  }

  private static void awaitRound(AtomicLong round, long id) {
    while (round.get() < id) {
      Thread.yield();
    }
  }

  @Test
  void holdsACommitBackUntilTheOneBeforeItIsAdded() {
    Object first = new Object();
    Object second = new Object();
    sequencer.add(2, second);
    assertThat(received).isEmpty();
    assertThat(sequencer.latest()).isEqualTo(2);
    assertThat(sequencer.applied()).isZero();
    sequencer.add(1, first);
    assertThat(received).containsExactly(first, second);
  }

  @Test
  void doesNotWaitForEarlierCommitsAfterARestart() {
    Object fifth = new Object();
    sequencer.add(3, new Object());
    sequencer.add(5, fifth);
    sequencer.runExclusively(() -> sequencer.restart(4));
    assertThat(received).containsExactly(fifth);
    assertThat(sequencer.applied()).isEqualTo(5);
    sequencer.add(4, new Object());
    assertThat(received).containsExactly(fifth);
  }

  @Test
  void acceptsCommitsDuringAnExclusiveAction() {
    Object first = new Object();
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
    assertThat(backlog).hasValueGreaterThan(COMMITS / 2 * BYTES);
    sequencer.add(1, new Object());
    assertThat(received).hasSize((int) COMMITS);
  }

  @Test
  void dropsItsBacklogWhenTheReceiverDoesNotWantIt() {
    isReceiving = false;
    addAllButTheFirst();
    assertThat(backlog).hasValueLessThan(COMMITS / 4 * BYTES);
    sequencer.runExclusively(() -> sequencer.restart(COMMITS));
    Object next = new Object();
    sequencer.add(COMMITS + 1, next);
    assertThat(received).containsExactly(next);
  }

  private void addAllButTheFirst() {
    for (long id = 2; id <= COMMITS; id++) {
      sequencer.add(id, new Object());
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

  @Test
  void tellsOfFewCommitsThatAreLarge() {
    CommitSequencer<Object> large =
        new CommitSequencer<>(new Recorder(), commit -> 1 << 19, () -> COMMITS);
    large.add(2, "second");
    assertThat(backlog).hasValue(0);
    large.add(3, "third");
    assertThat(backlog).hasValue(1 << 20);
  }
}
