package io.shindigneo4j.server.session;

/**
 * Calls back at deadlines, some milliseconds late, with what takes no time. To set one costs next
 * to nothing, as each request has one, which hardly ever comes. Safe for use by many threads.
 */
public interface Timer {

  /**
   * Calls back once, unless it is called off.
   *
   * @throws java.util.concurrent.RejectedExecutionException where it has ended
   */
  Deadline schedule(Runnable task, long nanos);

  /** What can be called off. */
  interface Deadline {
    void cancel();
  }
}
