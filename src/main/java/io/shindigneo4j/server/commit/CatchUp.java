package io.shindigneo4j.server.commit;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Tells whether the hearer of commits has caught up with the store. It is behind while a commit is
 * on its way to it, and for ever where a commit was made elsewhere, as by another member of a
 * cluster. Thread-safe.
 */
public final class CatchUp {

  /** Short enough for a thread that reads sockets. */
  private static final long MAX_WAIT = TimeUnit.MICROSECONDS.toNanos(300);

  private static final long PAUSE = TimeUnit.MICROSECONDS.toNanos(10);
  private static final long NONE = -1;

  private final CommitSequencer<?> sequencer;
  private final LongSupplier closed;
  private final Supplier<BooleanSupplier> committing;
  private final LongSupplier clock;
  private final long commitTimeout;

  /** The id at which a wait timed out. Nobody waits again until a later commit was applied. */
  private volatile long timedOutAt = NONE;

  // All guarded by this.
  private long stuckAt = NONE;
  private long stuckSince;

  /** Whether the transactions have ended that were committing after the timeout. */
  private BooleanSupplier earlier;

  /**
   * @param closed the id up to which all commits are visible in the store
   * @param committing looks up which transactions are committing, and gives whether they have ended
   * @param clock in nanoseconds
   * @param commitTimeout how long a visible commit may take to be applied
   */
  public CatchUp(
      CommitSequencer<?> sequencer,
      LongSupplier closed,
      Supplier<BooleanSupplier> committing,
      LongSupplier clock,
      Duration commitTimeout) {
    this.sequencer = sequencer;
    this.closed = closed;
    this.committing = committing;
    this.clock = clock;
    this.commitTimeout = commitTimeout.toNanos();
  }

  /** Whether all commits that were visible when this was called have been applied. */
  public boolean isCaughtUp() {
    long needed = Math.max(sequencer.latest(), closed.getAsLong());
    return sequencer.applied() >= needed;
  }

  /** The same, after a wait of well below a millisecond. */
  public boolean awaitCaughtUp() {
    return isCaughtUp() || (sequencer.applied() != timedOutAt && awaitNext());
  }

  private boolean awaitNext() {
    long deadline = clock.getAsLong() + MAX_WAIT;
    while (clock.getAsLong() < deadline) {
      LockSupport.parkNanos(PAUSE);
      if (isCaughtUp()) {
        return true;
      }
    }
    timedOutAt = sequencer.applied();
    return false;
  }

  /**
   * Whether a visible commit will never be applied. It has not been within the timeout, and all
   * transactions that were committing then have ended: the commit is none of theirs. A slow commit
   * is no gap, however long it takes.
   */
  public boolean hasGap() {
    return sequencer.applied() < closed.getAsLong()
        && isStuck(sequencer.applied(), clock.getAsLong())
        && sequencer.hasPassedOnAll()
        && sequencer.applied() == stuckAt();
  }

  private synchronized boolean isStuck(long applied, long now) {
    if (applied != stuckAt) {
      stuckAt = applied;
      stuckSince = now;
      earlier = null;
    }
    if (now - stuckSince < commitTimeout) {
      return false;
    }
    if (earlier == null) {
      earlier = committing.get();
    }
    return earlier.getAsBoolean();
  }

  private synchronized long stuckAt() {
    return stuckAt;
  }
}
