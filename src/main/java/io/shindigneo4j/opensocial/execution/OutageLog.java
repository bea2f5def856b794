package io.shindigneo4j.opensocial.execution;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells of an outage of the database in two lines, however many calls fail: one at its begin, and
 * one with their number at its end. It begins with a call whose server is out of reach, and ends
 * with one that succeeds when none has failed for a while. Other failures have a line each outside
 * of an outage, but no more than one in a while. Safe for use by many threads.
 */
final class OutageLog {

  private static final Logger LOG = LoggerFactory.getLogger(OutageLog.class);
  private static final long QUIET = TimeUnit.SECONDS.toNanos(10);

  private final LongSupplier clock;

  /** Zero while there is no outage. Written under the lock of this. */
  private volatile long failedCalls;

  /** When the last call failed; guarded by this. */
  private long lastFailure;

  /** When the last line for a single failure was written; guarded by this. */
  private OptionalLong lastLine = OptionalLong.empty();

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

  /** A call has failed though the database is in reach, such as by its timeout. */
  synchronized void failedAlone(Throwable failure) {
    if (failedCalls > 0) {
      failed(failure);
      return;
    }
    long now = clock.getAsLong();
    if (lastLine.isEmpty() || now - lastLine.getAsLong() >= QUIET) {
      lastLine = OptionalLong.of(now);
      LOG.warn("Answering 503: {}", failure.getMessage());
    } else {
      LOG.debug("Answering 503", failure);
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
