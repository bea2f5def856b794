package io.shindigneo4j.opensocial.events;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The few threads that work for all listeners; none before one comes. */
final class HubThreads {

  private static final Logger LOG = LoggerFactory.getLogger(HubThreads.class);

  private static final int WORKERS = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final long PATIENCE_SECONDS = 5;

  private final Runnable tick;
  private final ThreadPoolExecutor workers =
      new ThreadPoolExecutor(
          WORKERS, WORKERS, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), HubThreads::thread);

  /** Null before it is wanted; guarded by this. */
  private ScheduledThreadPoolExecutor clock;

  HubThreads(Runnable tick) {
    this.tick = tick;
    workers.allowCoreThreadTimeOut(true);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-events");
    thread.setDaemon(true);
    return thread;
  }

  synchronized void start() {
    if (clock == null && !workers.isShutdown()) {
      clock = new ScheduledThreadPoolExecutor(1, HubThreads::thread);
      clock.setRemoveOnCancelPolicy(true);
      clock.scheduleWithFixedDelay(this::tick, 1, 1, TimeUnit.SECONDS);
    }
  }

  /** What is thrown would end all further ones. */
  private void tick() {
    try {
      tick.run();
    } catch (RuntimeException | Error e) {
      LOG.warn("The listeners could not be looked after", e);
    }
  }

  void run(Runnable work) {
    try {
      workers.execute(work);
    } catch (RejectedExecutionException e) { // the end of the web application
      assert workers.isShutdown();
    }
  }

  /** Has a worker do something after a time. Only after the start; never after the end. */
  synchronized Future<?> later(int millis, Runnable work) {
    if (clock == null || clock.isShutdown()) {
      return CompletableFuture.completedFuture(null);
    }
    return clock.schedule(() -> run(work), millis, TimeUnit.MILLISECONDS);
  }

  /** What has begun is done. */
  synchronized void close() {
    if (clock != null) {
      clock.shutdownNow();
    }
    awaitEnd(workers);
  }

  private static void awaitEnd(ExecutorService threads) {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
