package io.shindigneo4j.server.connection;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs one task soon after it is asked to: once for all who ask meanwhile. Safe for use by many
 * threads.
 */
public final class CoalescingTask {

  private final Executor executor;
  private final Runnable task;
  private final AtomicBoolean scheduled = new AtomicBoolean();

  public CoalescingTask(Executor executor, Runnable task) {
    this.executor = executor;
    this.task = task;
  }

  public void schedule() {
    if (scheduled.compareAndSet(false, true)) {
      executor.execute(this::run);
    }
  }

  private void run() {
    scheduled.set(false); // first, so that who asks from here on is not forgotten
    task.run();
  }
}
