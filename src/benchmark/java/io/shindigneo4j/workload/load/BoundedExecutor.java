package io.shindigneo4j.workload.load;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Runs a limited number of tasks at once. Submitting another one waits. For use by one thread. */
final class BoundedExecutor implements AutoCloseable {

  private static final long TIMEOUT_MINUTES = 5;

  private final int atOnce;
  private final Semaphore places;
  private final ExecutorService threads;
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  BoundedExecutor(int atOnce) {
    this.atOnce = atOnce;
    this.places = new Semaphore(atOnce);
    this.threads = Executors.newFixedThreadPool(atOnce);
  }

  /**
   * Runs a task as soon as there is room.
   *
   * @throws LoadException if an earlier task has failed
   */
  void submit(Runnable task) {
    take(1);
    threads.execute(
        () -> {
          try {
            task.run();
          } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
          } finally {
            places.release();
          }
        });
  }

  /**
   * Waits for all tasks.
   *
   * @throws LoadException if a task has failed
   */
  void drain() {
    take(atOnce);
    places.release(atOnce);
  }

  private void take(int count) {
    try {
      if (!places.tryAcquire(count, TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
        throw new LoadException("a batch has not ended in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LoadException("the load was interrupted", e);
    }
    Throwable failed = failure.get();
    if (failed != null) {
      places.release(count);
      throw new LoadException("a batch cannot be written: " + failed.getMessage(), failed);
    }
  }

  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
