package io.shindigneo4j.driver.connection;

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
 * Runs the callbacks of applications, which may block. No task is lost: when the system refuses to
 * start a thread, tasks take turns on one that exists already. Safe for use by many threads.
 */
public final class CallbackExecutor implements Executor, AutoCloseable {

  /** The most threads for requests that fail together. */
  static final int SHARED_THREADS = 4;

  private static final long IDLE_SECONDS = 10;

  /** As many threads as callbacks that block at the same time, so that none waits for another. */
  private final ExecutorService threads;

  /** One thread that exists already, for when no other can be started. */
  private final ThreadPoolExecutor reserve;

  /** Tasks that came together and wait for a shared thread. */
  private final Queue<Runnable> shared = new ConcurrentLinkedQueue<>();

  public CallbackExecutor(ThreadFactory factory) {
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

  /** Runs the task on a thread of its own; after {@link #close}, on the caller's. */
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
    } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
      reserve.execute(task);
    }
  }

  /** Runs tasks that come together on a few threads; some tasks wait for others. */
  void executeShared(Collection<Runnable> tasks) {
    shared.addAll(tasks);
    int count = Math.min(SHARED_THREADS, tasks.size());
    for (int i = 0; i < count; i++) {
      execute(this::drain);
    }
  }

  /**
   * Fails requests that have no connection. They share a few threads; a callback that blocks holds
   * the others up until their timeouts at most. A closed driver has no timeouts any more, so its
   * requests do not share threads.
   */
  public void failAll(Collection<PendingRequest> requests, Throwable cause) {
    if (cause instanceof DriverClosedException) {
      requests.forEach(request -> request.failed(RequestFailure.DISCONNECTED, cause));
    } else {
      executeShared(
          requests.stream().<Runnable>map(request -> () -> request.disconnected(cause)).toList());
    }
  }

  private void drain() {
    for (Runnable next = shared.poll(); next != null; next = shared.poll()) {
      next.run();
    }
  }

  /** Runs the tasks that still wait on threads of their own, since no timeout will come. */
  @Override
  public void close() {
    for (Runnable next = shared.poll(); next != null; next = shared.poll()) {
      execute(next);
    }
    threads.shutdown();
    reserve.shutdown();
  }
}
