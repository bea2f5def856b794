package io.shindigneo4j.server.session;

import java.util.Comparator;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * Shares threads among clients by start-time fair queueing: each task is tagged with the time that
 * its client has used, and the smallest tag goes first. A client that uses little waits for nobody
 * who uses much. Safe for use by many threads.
 */
final class FairExecutor {

  /** The order in which the threads must take tasks. */
  static final Comparator<Runnable> ORDER = Comparator.comparing(Task.class::cast);

  /** Of the tasks of each user of whom none runs. */
  static final Urgency OF_IDLE_USERS =
      new Urgency() {
        @Override
        public boolean isUrgent(Runnable task) {
          return ((Task) task).flow.running.get() == 0;
        }

        @Override
        public void goAhead(Runnable task) {
          ((Task) task).goAhead();
        }

        @Override
        public void comeBack(Runnable task) {
          ((Task) task).comeBack();
        }
      };

  /** A task that waits, such as for a lock, uses no more than this. */
  static final long MAX_CHARGED = TimeUnit.MILLISECONDS.toNanos(100);

  private static final long FIRST_CHARGE = TimeUnit.MILLISECONDS.toNanos(1);

  private final Executor threads;
  private final LongSupplier clock;

  // Both guarded by this.
  private long virtualTime;
  private long tasks;

  /**
   * @param threads take their tasks by {@link #ORDER}
   * @param clock as {@link System#nanoTime}
   */
  FairExecutor(Executor threads, LongSupplier clock) {
    this.threads = threads;
    this.clock = clock;
  }

  /** The tasks of one client. */
  static final class Flow {
    private final AtomicInteger running;

    // Both guarded by the executor.
    private long used;
    private long lastCharge = FIRST_CHARGE;

    /**
     * @param running how many tasks of the client's user run
     */
    Flow(AtomicInteger running) {
      this.running = running;
    }
  }

  /**
   * @throws RejectedExecutionException if too many tasks wait; it costs the client nothing, as when
   *     the system refuses a thread
   */
  void execute(Flow flow, Runnable task) {
    Task tagged = tagged(flow, task);
    try {
      threads.execute(tagged);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      refund(tagged);
      throw e;
    }
  }

  private synchronized void refund(Task rejected) {
    rejected.flow.used -= rejected.charged;
  }

  /** Each further task of a client is expected to take as long as the last one has. */
  private synchronized Task tagged(Flow flow, Runnable task) {
    long tag = Math.max(virtualTime, flow.used);
    flow.used = tag + flow.lastCharge;
    return new Task(flow, task, tag, tasks++, flow.lastCharge);
  }

  private synchronized void begin(Task task) {
    virtualTime = Math.max(virtualTime, task.tag);
  }

  private synchronized void end(Task task, long nanos) {
    long charge = Math.min(nanos, MAX_CHARGED);
    task.flow.used += charge - task.charged;
    task.flow.lastCharge = charge;
  }

  private final class Task implements Runnable, Comparable<Task> {
    private final Flow flow;
    private final Runnable action;
    private final long tag;
    private final long number;
    private final long charged;

    /** Not in its turn, which so comes later for nobody. */
    private volatile boolean ahead;

    Task(Flow flow, Runnable action, long tag, long number, long charged) {
      this.flow = flow;
      this.action = action;
      this.tag = tag;
      this.number = number;
      this.charged = charged;
    }

    private void goAhead() {
      ahead = true;
      flow.running.incrementAndGet();
    }

    private void comeBack() {
      ahead = false;
      flow.running.decrementAndGet();
    }

    @Override
    public void run() {
      if (!ahead) {
        begin(this);
        flow.running.incrementAndGet();
      }
      long start = clock.getAsLong();
      try {
        action.run();
      } finally {
        flow.running.decrementAndGet();
        end(this, clock.getAsLong() - start);
      }
    }

    @Override
    public int compareTo(Task other) {
      int byTag = Long.compare(tag, other.tag);
      return byTag != 0 ? byTag : Long.compare(number, other.number);
    }
  }
}
