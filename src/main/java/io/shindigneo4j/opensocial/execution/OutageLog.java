package io.shindigneo4j.opensocial.execution;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells of an outage of the database in two lines, however many calls fail: one at its begin, and
 * one with their number at its end. It ends with a call that succeeds when none has failed for a
 * while. Safe for use by many threads.
 */
final class OutageLog {

  private static final Logger LOG = LoggerFactory.getLogger(OutageLog.class);
  private static final long QUIET = TimeUnit.SECONDS.toNanos(10);

  private final LongSupplier clock;

  /** Zero while there is no outage. Written under the lock of this. */
  private volatile long failedCalls;

  /** When the last call failed; guarded by this. */
  private long lastFailure;

  /**
   * @param clock as {@link System#nanoTime}
   */
  OutageLog(LongSupplier clock) {
    this.clock = clock;
  }

  /** A call has failed because the database is out of reach. */
  synchronized void failed(Throwable failure) {
    failedCalls++;
    lastFailure = clock.getAsLong();
    if (failedCalls == 1) {
      LOG.warn("The social graph is not available: {}", failure.getMessage());
    } else {
      LOG.debug("Still not available", failure);
    }
  }

  /** A call has succeeded. */
  void succeeded() {
    if (failedCalls > 0) {
      endIfQuiet();
    }
  }

  private synchronized void endIfQuiet() {
    if (failedCalls > 0 && clock.getAsLong() - lastFailure >= QUIET) {
      LOG.warn("The social graph is available again; {} calls have failed", failedCalls);
      failedCalls = 0;
    }
  }
}
