package io.shindigneo4j.server.commit;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The catch-up of who hears the commits with the store")
class CatchUpTest {

  private final CommitSequencer<Object> sequencer =
      new CommitSequencer<>(new NoReceiver(), commit -> 0, () -> 0);

  private static final class NoReceiver implements CommitSequencer.Receiver<Object> {

    @Override
    public void receive(List<Object> commits) {
      // ignored
    }

    @Override
    public boolean isReceiving() {
      return true;
    }

    @Override
    public void backlog(long bytes) {
      // ignored
    }
  }

  private long closed;
  private long now;
  private boolean committing;
  private final CatchUp catchUp =
      new CatchUp(
          sequencer, () -> closed, () -> this::haveEnded, () -> now += 1000, Duration.ofSeconds(1));

  /** Runs before somebody learns that nothing is being committed. */
  private Runnable meanwhile = () -> {};

  private boolean haveEnded() {
    meanwhile.run();
    return !committing;
  }

  @Test
  void hasCaughtUpWhenAllVisibleCommitsAreApplied() {
    assertThat(catchUp.awaitCaughtUp()).isTrue();
    closed = 1;
    assertThat(catchUp.awaitCaughtUp()).isFalse();
    sequencer.add(1, new Object());
    assertThat(catchUp.awaitCaughtUp()).isTrue();
  }

  @Test
  void hasNotCaughtUpWhileACommitWaitsForTheOneBefore() {
    sequencer.add(2, new Object());
    assertThat(catchUp.awaitCaughtUp()).isFalse();
    sequencer.add(1, new Object());
    assertThat(catchUp.awaitCaughtUp()).isTrue();
  }

  @Test
  void waitsOnlyOnceWhenNothingIsApplied() {
    closed = 1;
    catchUp.awaitCaughtUp();
    long before = now;
    assertThat(catchUp.awaitCaughtUp()).isFalse();
    assertThat(now).isEqualTo(before);
  }

  @Test
  void hasAGapWhenACommitIsNotAppliedInTime() {
    closed = 1;
    assertThat(catchUp.hasGap()).isFalse();
    now += 500_000_000;
    assertThat(catchUp.hasGap()).isFalse();
    now += 500_000_000;
    assertThat(catchUp.hasGap()).isTrue();
    sequencer.add(1, new Object());
    assertThat(catchUp.hasGap()).isFalse();
  }

  @Test
  void hasNoGapWhileATransactionIsStillCommitting() {
    closed = 1;
    committing = true;
    assertThat(catchUp.hasGap()).isFalse();
    now += 100_000_000_000L;
    assertThat(catchUp.hasGap()).isFalse();
    committing = false;
    sequencer.add(1, new Object());
    assertThat(catchUp.hasGap()).isFalse();
    closed = 2; // a commit of nobody here
    assertThat(catchUp.hasGap()).isFalse();
    now += 100_000_000_000L;
    assertThat(catchUp.hasGap()).isTrue();
  }

  @Test
  void hasNoGapWhereTheCommitComesAtTheLastMoment() {
    closed = 1;
    meanwhile = () -> sequencer.add(1, new Object());
    assertThat(catchUp.hasGap()).isFalse();
    now += 100_000_000_000L;
    assertThat(catchUp.hasGap()).isFalse();
    assertThat(catchUp.isCaughtUp()).isTrue();
  }

  @Test
  void hasNoGapWhileTheCommitWaitsForAThreadThatPassesOnOthers() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    Thread other = new Thread(() -> sequencer.runExclusively(() -> hold(busy, free)));
    other.start();
    assertThat(busy.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    closed = 1;
    sequencer.add(1, new Object());
    assertThat(catchUp.hasGap()).isFalse();
    now += 100_000_000_000L;
    assertThat(catchUp.hasGap()).isFalse();
    free.countDown();
    other.join(TestDeadlines.HANGING_MILLIS);
    assertThat(catchUp.isCaughtUp()).isTrue();
  }

  private static void hold(CountDownLatch busy, CountDownLatch free) {
    busy.countDown();
    try {
      assertThat(free.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void hasNoGapWhileCommitsAreApplied() {
    for (int id = 1; id < 10; id++) {
      closed = id + 1;
      sequencer.add(id, new Object());
      now += 900_000_000;
      assertThat(catchUp.hasGap()).isFalse();
    }
  }
}
