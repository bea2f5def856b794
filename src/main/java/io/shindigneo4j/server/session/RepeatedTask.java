package io.shindigneo4j.server.session;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Runs a task again and again, whatever becomes of it, until the timer ends. Thread-safe. */
public final class RepeatedTask {

  private static final long RETRY = TimeUnit.MILLISECONDS.toNanos(10);

  private final Timer timer;
  private final long pause;
  private final Runnable task;

  /**
   * @param pause before each run, in nanoseconds
   * @param task returns soon, as it runs on the thread of the timer
   */
  public RepeatedTask(Timer timer, long pause, Runnable task) {
    this.timer = timer;
    this.pause = pause;
    this.task = task;
  }

  /** Returns at once; waits for memory where there is none. */
  public void begin() {
    while (!scheduled()) {
      LockSupport.parkNanos(RETRY);
    }
  }

  private boolean scheduled() {
    try {
      timer.schedule(this::run, pause);
      return true;
    } catch (RejectedExecutionException e) { // the timer has ended
      return true;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  private void run() {
    try {
      task.run();
    } finally {
      begin();
    }
  }
}
