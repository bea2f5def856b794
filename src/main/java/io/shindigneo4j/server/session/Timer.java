package io.shindigneo4j.server.session;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Calls back at deadlines, with what takes no time. Safe for use by many threads. */
public final class Timer implements AutoCloseable {

  private final ScheduledThreadPoolExecutor executor;

  public Timer(ThreadFactory threads) {
    executor = new ScheduledThreadPoolExecutor(1, threads);
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  Future<?> schedule(Runnable task, long nanos) {
    return executor.schedule(task, nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
