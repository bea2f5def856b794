package io.shindigneo4j.driver;

import java.util.Collection;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Completes calls, and so runs what programs have chained to them, which may block. No task is
 * lost: when the system has no thread left to give, they take turns on one. Safe for use by many
 * threads.
 */
final class Callbacks implements Executor, AutoCloseable {

  /** The most threads for the calls that fail together. */
  static final int SHARERS = 4;

  private static final long IDLE_SECONDS = 10;

  /** As many threads as callbacks that block at the same time, so that none waits for another. */
  private final ExecutorService threads;

  /** One thread that exists already, for when no other can be started. */
  private final ThreadPoolExecutor reserve;

  /** What came all at once and waits for one of the sharers. */
  private final Queue<Runnable> shared = new ConcurrentLinkedQueue<>();

  Callbacks(ThreadFactory factory) {
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            factory);
    reserve =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
    reserve.prestartCoreThread();
  }

  /** Runs the task on a thread of its own; on the caller's after the close. */
  @Override
  public void execute(Runnable task) {
    try {
      start(task);
    } catch (RejectedExecutionException e) {
      task.run();
    }
  }

  private void start(Runnable task) {
    try {
      threads.execute(task);
    } catch (OutOfMemoryError e) { // so says the JVM when the system refuses a thread
      reserve.execute(task);
    }
  }

  /** Runs tasks that come all at once, on a few threads in all: some wait for others. */
  void share(Collection<Runnable> tasks) {
    shared.addAll(tasks);
    int sharers = Math.min(SHARERS, tasks.size());
    for (int i = 0; i < sharers; i++) {
      execute(this::drain);
    }
  }

  /**
   * There is no connection for all of these. They share a few threads, where the timeout of each
   * sees to it that none is held up for good; a closed driver has no timeouts any more.
   */
  void unconnected(Collection<Exchange> exchanges, Throwable cause) {
    if (cause instanceof DriverClosedException) {
      exchanges.forEach(exchange -> exchange.unconnected(cause));
    } else {
      share(exchanges.stream().<Runnable>map(exchange -> () -> exchange.lost(cause)).toList());
    }
  }

  private void drain() {
    for (Runnable next = shared.poll(); next != null; next = shared.poll()) {
      next.run();
    }
  }

  /** What still waits behind callbacks that block gets threads of its own, as no deadline comes. */
  @Override
  public void close() {
    for (Runnable next = shared.poll(); next != null; next = shared.poll()) {
      execute(next);
    }
    threads.shutdown();
    reserve.shutdown();
  }
}
