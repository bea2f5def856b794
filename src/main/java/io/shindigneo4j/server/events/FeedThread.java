package io.shindigneo4j.server.events;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The thread of feeds: runs one task at a time, in order. A task that fails ends no other.
 *
 * @param thread after whose shutdown nothing is run: the server stops, and all connections with it
 */
record FeedThread(ScheduledExecutorService thread, Warnings warnings) {

  void execute(Runnable task) {
    try {
      thread.execute(() -> guarded(task));
    } catch (RejectedExecutionException e) {
      // nobody hears any more
    }
  }

  void later(Runnable task, long millis) {
    try {
      thread.schedule(() -> guarded(task), millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // nobody hears any more
    }
  }

  void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) {
      warnings.warn("Events could not be sent", e);
    }
  }
}
