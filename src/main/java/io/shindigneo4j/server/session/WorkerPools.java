package io.shindigneo4j.server.session;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run requests. New requests share a few threads behind a bounded queue. Work that
 * resumes has threads of its own, as it may hold locks that those few wait for.
 */
public final class WorkerPools {

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Executor requestThreads;
  private final Executor resumeThreads;
  private final Timer timer;

  public WorkerPools(Executor requestThreads, Executor resumeThreads, Timer timer) {
    this.requestThreads = requestThreads;
    this.resumeThreads = resumeThreads;
    this.timer = timer;
  }

  /**
   * @throws RejectedExecutionException where the queue is full
   */
  void submit(Runnable task) {
    requestThreads.execute(task);
  }

  /** Runs what has begun and must come to its end; waits for a thread. */
  void resume(Runnable task) {
    try {
      resumeThreads.execute(task);
    } catch (RejectedExecutionException e) {
      later(task);
    }
  }

  private void later(Runnable task) {
    try {
      timer.schedule(() -> resume(task), PAUSE);
    } catch (RejectedExecutionException e) { // the server stops: nobody else will do it
      onItsOwn(task);
    }
  }

  /** Not on the thread of the caller, which may be that of the timer and be waited for. */
  private static void onItsOwn(Runnable task) {
    Thread last = new Thread(task, "shindig-neo4j-last");
    last.setDaemon(true);
    last.start();
  }
}
