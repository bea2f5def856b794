package io.shindigneo4j.server.routing;

/** Calls back later, with what takes no time. */
public interface Scheduler {

  /**
   * Calls a task back once.
   *
   * @throws java.util.concurrent.RejectedExecutionException where the server stops
   */
  void schedule(long nanos, Runnable task);
}
