package io.shindigneo4j.server.routing;

/** Runs short tasks later. */
public interface Scheduler {

  /**
   * Runs a task once.
   *
   * @throws java.util.concurrent.RejectedExecutionException where the server stops
   */
  void schedule(long nanos, Runnable task);
}
