package io.shindigneo4j.server.connection;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs a task on an executor, once for all calls that come before it runs. Safe for use by many
 * threads.
 */
public final class CoalescingTask {

  private final Executor executor;
  private final Runnable task;
  private final Runnable run = this::run;
  private final AtomicBoolean scheduled = new AtomicBoolean();

  public CoalescingTask(Executor executor, Runnable task) {
    this.executor = executor;
    this.task = task;
  }

  public void schedule() {
    if (scheduled.compareAndSet(false, true)) {
      executor.execute(run);
    }
  }

  private void run() {
    scheduled.set(false); // first, so that no later call is lost
    task.run();
  }
}
