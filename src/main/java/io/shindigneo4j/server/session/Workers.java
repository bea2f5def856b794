package io.shindigneo4j.server.session;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** The threads that work on requests, with a bounded queue before them. */
public final class Workers {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Executor threads;
  private final Timer timer;

  public Workers(Executor threads, Timer timer) {
    this.threads = threads;
    this.timer = timer;
  }

  /**
   * @throws RejectedExecutionException where the queue is full
   */
  void execute(Runnable task) {
    threads.execute(task);
  }

  /** For what has begun and must come to its end: waits for a place in the queue. */
  void executeSurely(Runnable task) {
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      later(task);
    }
  }

  private void later(Runnable task) {
    try {
      timer.schedule(() -> executeSurely(task), PAUSE);
    } catch (RejectedExecutionException e) { // the server stops: nobody else will do it
      task.run();
    }
  }
}
