package io.shindigneo4j.server.session;

import io.shindigneo4j.server.session.FairExecutor.Flow;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run requests. New requests wait in bounded queues, one for each lane, in which
 * each client has the same share. What goes on in an open transaction or a stream has threads of
 * its own, as it may hold the locks that others wait for. Thread-safe.
 */
public final class WorkerPools {

  /** The order in which the threads of a lane must take what waits for them. */
  public static final Comparator<Runnable> ORDER = FairExecutor.ORDER;

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

  private final Map<Lane, FairExecutor> lanes = new EnumMap<>(Lane.class);
  private final Executor transactions;
  private final Timer timer;

  /**
   * @param large for answers that are large
   * @param transactions has a thread for each open transaction and stream
   */
  public WorkerPools(
      Executor readers,
      Executor writers,
      Executor large,
      Executor planners,
      Executor transactions,
      Timer timer) {
    addLane(Lane.READ, readers);
    addLane(Lane.WRITE, writers);
    addLane(Lane.LARGE, large);
    addLane(Lane.PLAN, planners);
    this.transactions = transactions;
    this.timer = timer;
  }

  private void addLane(Lane lane, Executor threads) {
    lanes.put(lane, new FairExecutor(threads, System::nanoTime));
  }

  /** The share of one client. Safe for use by many threads. */
  final class Share {
    private final Map<Lane, Flow> flows = new EnumMap<>(Lane.class);

    private Share() {
      for (Lane lane : Lane.values()) {
        flows.put(lane, new Flow());
      }
    }

    /**
     * Runs a task that has not begun.
     *
     * @throws RejectedExecutionException if the queue is full, or the system refuses a thread
     */
    void submit(Lane lane, Runnable task) {
      try {
        lanes.get(lane).execute(flows.get(lane), task);
      } catch (OutOfMemoryError e) { // the JVM's answer when the system refuses a thread
        throw new RejectedExecutionException("no thread can be started", e);
      }
    }

    /** See {@link WorkerPools#resume}. */
    void resume(Runnable task) {
      WorkerPools.this.resume(task);
    }
  }

  Share share() {
    return new Share();
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
