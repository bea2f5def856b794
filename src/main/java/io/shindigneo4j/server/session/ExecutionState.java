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
    /** Waits until the client has read enough, whatever it asks for. */
    HELD,
    /** Its thread is about to answer; nobody else may. */
    ANSWERING,
    /** Answered by somebody else before its thread was free. */
    GIVEN_UP,
    DONE
  }

  // All guarded by this.
  private Phase phase = Phase.QUEUED;
  private int credits;
  private Timer.Deadline deadline;
  private Timer.Deadline creditDeadline;
  private Timer.Deadline gracePeriod;

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

  /** The work begins anew, on another thread; false if it has been given up. */
  synchronized boolean queueAgain() {
    boolean queues = phase == Phase.RUNNING;
    if (queues) {
      phase = Phase.QUEUED;
    }
    return queues;
  }

  /** Whether its thread may still answer, and nobody has. */
  synchronized boolean isRunning() {
    return phase == Phase.RUNNING;
  }

  synchronized boolean isQueued() {
    return phase == Phase.QUEUED;
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
   * Starts the time that the thread has to end the work, unless it has begun or the work is over.
   */
  synchronized void startGracePeriod(Supplier<Timer.Deadline> start) {
    if (gracePeriod == null && !isOver()) {
      gracePeriod = start.get();
    }
  }

  /** Gives up work whose thread is not free; false if it has been or is being answered. */
  synchronized boolean giveUp() {
    boolean givesUp = phase == Phase.QUEUED || phase == Phase.RUNNING;
    if (givesUp) {
      phase = Phase.GIVEN_UP;
    }
    return givesUp;
  }

  /** Lets the thread answer; false if the work has been given up. */
  synchronized boolean beginAnswer() {
    if (phase == Phase.RUNNING) {
      phase = Phase.ANSWERING;
    }
    return phase == Phase.ANSWERING;
  }

  /** A part of the answer has been sent, and others follow. */
  synchronized void continueRunning() {
    phase = Phase.RUNNING;
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
    waitIn(Phase.PAUSED, termination, creditTimeout);
    return false;
  }

  /**
   * Pauses the work until its client has read enough. The caller must not touch it then.
   *
   * @param timeout starts the time in which the client must read
   * @throws io.shindigneo4j.server.procedure.RequestException where the work was ended meanwhile
   */
  synchronized void hold(Termination termination, Supplier<Timer.Deadline> timeout) {
    waitIn(Phase.HELD, termination, timeout);
  }

  private void waitIn(Phase wait, Termination termination, Supplier<Timer.Deadline> timeout) {
    termination.check(); // nobody looks at it while the work waits
    phase = wait;
    creditDeadline = timeout.get();
  }

  /** Adds credits; true if the work was paused and must now be resumed. */
  synchronized boolean grant(int chunks) {
    credits = (int) Math.min(Integer.MAX_VALUE, (long) credits + chunks);
    return leave(Phase.PAUSED);
  }

  /** The client has read; true if the work was held and must now be resumed. */
  synchronized boolean readOn() {
    return leave(Phase.HELD);
  }

  /** The work is to end; true if it waited for its client and must now be resumed. */
  synchronized boolean wake() {
    return leave(Phase.PAUSED) || leave(Phase.HELD);
  }

  private boolean leave(Phase wait) {
    boolean leaves = phase == wait;
    if (leaves) {
      phase = Phase.RUNNING;
      creditDeadline.cancel();
    }
    return leaves;
  }

  synchronized boolean isDone() {
    return phase == Phase.DONE;
  }

  synchronized boolean isGivenUp() {
    return phase == Phase.GIVEN_UP;
  }

  private boolean isOver() {
    return phase == Phase.DONE || phase == Phase.GIVEN_UP;
  }

  /** Ends the work and its deadlines. Work that was given up stays so. */
  synchronized void finish() {
    if (phase != Phase.GIVEN_UP) {
      phase = Phase.DONE;
    }
    cancel(deadline);
    cancel(gracePeriod);
  }

  private static void cancel(Timer.Deadline deadline) {
    if (deadline != null) {
      deadline.cancel();
    }
  }
}
