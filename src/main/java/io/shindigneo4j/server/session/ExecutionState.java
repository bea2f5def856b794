package io.shindigneo4j.server.session;

import java.util.function.Supplier;

/**
 * The progress of a piece of work, and the chunks of records that its client still asks for. Safe
 * for use by many threads.
 */
final class ExecutionState {

  private enum Phase {
    /** Waits for a thread. */
    QUEUED,
    RUNNING,
    /** Waits until the client asks for more records. */
    PAUSED,
    DONE
  }

  // All guarded by this.
  private Phase phase = Phase.QUEUED;
  private int credits;
  private Timer.Deadline deadline;
  private Timer.Deadline creditDeadline;

  ExecutionState(int credits) {
    this.credits = credits;
  }

  /** Sets a deadline, unless the work has begun. */
  synchronized void startDeadline(Supplier<Timer.Deadline> start) {
    if (phase == Phase.QUEUED) {
      deadline = start.get();
    }
  }

  /** False where the work has been answered while it was queued. */
  synchronized boolean start() {
    boolean starts = phase == Phase.QUEUED;
    if (starts) {
      phase = Phase.RUNNING;
    }
    return starts;
  }

  /** Ends work that is still queued; false for any other. */
  synchronized boolean leaveQueue() {
    boolean leaves = phase == Phase.QUEUED;
    if (leaves) {
      phase = Phase.DONE;
    }
    return leaves;
  }

  /**
   * Takes a credit, or pauses the work where there is none. The caller must not touch paused work.
   *
   * @param creditTimeout starts the time in which the client must ask for more
   * @throws io.shindigneo4j.server.procedure.RequestException where the work was ended meanwhile
   */
  synchronized boolean takeCreditOrPause(
      Termination termination, Supplier<Timer.Deadline> creditTimeout) {
    if (credits > 0) {
      credits--;
      return true;
    }
    pause(termination, creditTimeout);
    return false;
  }

  /**
   * Pauses the work until more is asked for or its client has read enough.
   *
   * @throws io.shindigneo4j.server.procedure.RequestException where the work was ended meanwhile
   */
  synchronized void pause(Termination termination, Supplier<Timer.Deadline> timeout) {
    termination.check(); // nobody looks at it while the work is paused
    phase = Phase.PAUSED;
    creditDeadline = timeout.get();
  }

  /** Adds credits; true if the work was paused and must now be resumed. */
  synchronized boolean grant(int chunks) {
    credits = (int) Math.min(Integer.MAX_VALUE, (long) credits + chunks);
    boolean resumes = phase == Phase.PAUSED;
    if (resumes) {
      phase = Phase.RUNNING;
      creditDeadline.cancel();
    }
    return resumes;
  }

  synchronized boolean isDone() {
    return phase == Phase.DONE;
  }

  /** Ends the work and its deadline. */
  synchronized void finish() {
    phase = Phase.DONE;
    if (deadline != null) {
      deadline.cancel();
    }
  }
}
