package io.shindigneo4j.server.session;

/**
 * Runs short tasks at deadlines, some milliseconds late. A deadline costs next to nothing, as each
 * request has one. Safe for use by many threads.
 */
public interface Timer {

  /**
   * Runs a task once, unless it is cancelled.
   *
   * @throws java.util.concurrent.RejectedExecutionException where it has ended
   */
  Deadline schedule(Runnable task, long nanos);

  /** A task that can be cancelled. */
  interface Deadline {
    void cancel();
  }
}
