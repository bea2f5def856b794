package io.shindigneo4j.server.session;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run requests. New requests wait in bounded queues: those that only read, those
 * that may wait for a lock, and the planning of texts. What goes on in an open transaction or a
 * stream has threads of its own, as it may hold the locks that others wait for. Thread-safe.
 */
public final class WorkerPools {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Executor readers;
  private final Executor writers;
  private final Executor planners;
  private final Executor transactions;
  private final Timer timer;

  /**
   * @param transactions has a thread for each open transaction and stream
   */
  public WorkerPools(
      Executor readers, Executor writers, Executor planners, Executor transactions, Timer timer) {
    this.readers = readers;
    this.writers = writers;
    this.planners = planners;
    this.transactions = transactions;
    this.timer = timer;
  }

  /**
   * Runs a task that has not begun.
   *
   * @throws RejectedExecutionException if the queue is full, or the system refuses a thread
   */
  void submit(Lane lane, Runnable task) {
    try {
      executor(lane).execute(task);
    } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
      throw new RejectedExecutionException("no thread can be started", e);
    }
  }

  private Executor executor(Lane lane) {
    return switch (lane) {
      case READ -> readers;
      case WRITE -> writers;
      case PLAN -> planners;
    };
  }

  /** Runs what has begun and must come to its end; waits for a thread. */
  void resume(Runnable task) {
    try {
      transactions.execute(task);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      later(task);
    }
  }

  private void later(Runnable task) {
    try {
      timer.schedule(() -> resume(task), PAUSE);
    } catch (RejectedExecutionException | OutOfMemoryError e) { // nobody else will do it
      onItsOwn(task);
    }
  }

  /** Not on the thread of the caller if possible, which may be the timer's and be waited for. */
  private static void onItsOwn(Runnable task) {
    Thread last = new Thread(task, "shindig-neo4j-last");
    last.setDaemon(true);
    try {
      last.start();
    } catch (OutOfMemoryError e) {
      task.run();
    }
  }
}
