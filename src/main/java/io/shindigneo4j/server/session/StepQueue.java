package io.shindigneo4j.server.session;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** The steps of an explicit transaction. One runs at a time. Safe for use by many threads. */
final class StepQueue {

  /**
   * A request of the transaction.
   *
   * @param work goes on after the action, until it releases the transaction; empty for others
   */
  record Step(IncomingRequest<?> request, Runnable action, Optional<WorkExecution> work) {

    static Step of(IncomingRequest<?> request, WorkExecution work) {
      Runnable run = work.memory().hold() ? () -> runAndRelease(work) : work::run;
      return new Step(request, run, Optional.of(work));
    }

    private static void runAndRelease(WorkExecution work) {
      try {
        work.run();
      } finally {
        work.memory().release();
      }
    }

    static Step of(IncomingRequest<?> request, Runnable action) {
      return new Step(request, action, Optional.empty());
    }

    boolean isWork() {
      return work.isPresent();
    }
  }

  // All guarded by this.
  private final Queue<Step> waiting = new ArrayDeque<>();

  /** Whether a step runs. The first one begins the transaction. */
  private boolean busy = true;

  /** Takes a step; true if no other runs, so that the caller must start this one. */
  synchronized boolean addOrStart(Step step) {
    if (busy) {
      waiting.add(step);
      return false;
    }
    busy = true;
    return true;
  }

  /** Ends the step that runs; returns the one to start now. */
  synchronized Optional<Step> next() {
    Step step = waiting.poll();
    busy = step != null;
    return Optional.ofNullable(step);
  }

  /** Lets the caller do something between two steps; false if a step runs. */
  synchronized boolean tryAcquire() {
    boolean free = !busy;
    busy = true;
    return free;
  }

  synchronized int size() {
    return waiting.size();
  }
}
