package io.shindigneo4j.server.projection;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Whether what is made of the commits is as new as the store. It is not while a commit is under way
 * to it, and never again where one was made elsewhere: by another member of a cluster. Safe for use
 * by many threads.
 */
final class Freshness {

  /** So that even a thread that reads sockets can wait. */
  private static final long LONGEST_WAIT = TimeUnit.MICROSECONDS.toNanos(300);

  private static final long PAUSE = TimeUnit.MICROSECONDS.toNanos(10);
  private static final long NOT_STUCK = -1;

  private final CommitOrder order;
  private final LongSupplier closed;
  private final LongSupplier clock;
  private final long patience;

  /** Where somebody has waited in vain: nobody else does until there is something new. */
  private volatile long hopeless = NOT_STUCK;

  // Both guarded by this.
  private long stuckAt = NOT_STUCK;
  private long stuckSince;

  /**
   * Looks at nothing yet.
   *
   * @param closed the id up to which all commits can be seen in the store
   * @param clock in nanoseconds
   * @param patience how long a commit that can be seen may take until it is handed on
   */
  Freshness(CommitOrder order, LongSupplier closed, LongSupplier clock, Duration patience) {
    this.order = order;
    this.closed = closed;
    this.clock = clock;
    this.patience = patience.toNanos();
  }

  /** What is looked at after this has all that was committed before. */
  boolean isCurrent() {
    long needed = Math.max(order.latest(), closed.getAsLong());
    return order.applied() >= needed;
  }

  /** The same, after a wait that is well below a millisecond. */
  boolean awaitCurrent() {
    return isCurrent() || (order.applied() != hopeless && awaitNext());
  }

  private boolean awaitNext() {
    long deadline = clock.getAsLong() + LONGEST_WAIT;
    while (clock.getAsLong() < deadline) {
      LockSupport.parkNanos(PAUSE);
      if (isCurrent()) {
        return true;
      }
    }
    hopeless = order.applied();
    return false;
  }

  /** Whether a commit that can be seen has not come for so long that it never will. */
  boolean hasGap() {
    return order.applied() < closed.getAsLong() && isStuck(order.applied(), clock.getAsLong());
  }

  private synchronized boolean isStuck(long applied, long now) {
    if (applied != stuckAt) {
      stuckAt = applied;
      stuckSince = now;
    }
    return now - stuckSince >= patience;
  }
}
