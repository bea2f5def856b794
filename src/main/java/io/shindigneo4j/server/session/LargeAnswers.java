package io.shindigneo4j.server.session;

import io.shindigneo4j.server.procedure.BeginAnewException;
import java.util.concurrent.Semaphore;

/**
 * Bounds how many large answers are made at a time, so that short requests have threads. Work whose
 * answer turns out large while there is no permit begins anew on threads for large answers. Safe
 * for use by many threads.
 */
final class LargeAnswers {

  private final Semaphore permits;

  LargeAnswers(int permits) {
    this.permits = new Semaphore(permits, true);
  }

  /** The permit of one piece of work. For one thread at a time. */
  final class Permit {
    private boolean held;

    /**
     * @throws BeginAnewException if others hold all
     */
    void acquireAtOnce() {
      if (!held && !permits.tryAcquire()) {
        throw new BeginAnewException();
      }
      held = true;
    }

    /** Waits until other answers are made. */
    void acquire() {
      permits.acquireUninterruptibly();
      held = true;
    }

    void release() {
      if (held) {
        held = false;
        permits.release();
      }
    }
  }

  Permit permit() {
    return new Permit();
  }
}
