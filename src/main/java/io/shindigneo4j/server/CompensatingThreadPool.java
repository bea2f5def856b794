package io.shindigneo4j.server;

import io.shindigneo4j.server.session.Urgency;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Threads behind a bounded queue. A thread that waits, such as for a lock in the database, is
 * compensated by another one, so that it does not hold up the tasks that could run. A task that
 * must not wait for the threads, whatever these do, gets one of its own.
 */
final class CompensatingThreadPool extends ThreadPoolExecutor {

  private static final int FIRST_CAPACITY = 64;

  private final int parallelism;
  private final int mostCompensated;
  private final int mostQueued;
  private final Comparator<Runnable> order;
  private final Urgency urgency;
  private final Executor others;

  /** The threads that run a task. */
  private final Set<Thread> busy = ConcurrentHashMap.newKeySet();

  /**
   * @param parallelism how many threads there are for tasks that do not wait
   * @param mostCompensated how many threads may be added for those that wait
   * @param mostQueued the most tasks that have no thread yet, about
   * @param order in which these get one
   * @param urgency which of these must not wait for that
   * @param others has the threads for the urgent ones
   */
  CompensatingThreadPool(
      int parallelism,
      int mostCompensated,
      int mostQueued,
      Comparator<Runnable> order,
      Urgency urgency,
      Executor others,
      ThreadFactory threads) {
    super(
        parallelism,
        parallelism,
        0,
        TimeUnit.SECONDS,
        new PriorityBlockingQueue<>(FIRST_CAPACITY, order),
        threads);
    this.mostQueued = mostQueued;
    this.parallelism = parallelism;
    this.mostCompensated = mostCompensated;
    this.order = order;
    this.urgency = urgency;
    this.others = others;
  }

  /**
   * @throws RejectedExecutionException if too many tasks wait
   */
  @Override
  public void execute(Runnable task) {
    if (getQueue().size() >= mostQueued) {
      throw new RejectedExecutionException(mostQueued + " tasks wait");
    }
    super.execute(task);
  }

  @Override
  protected void beforeExecute(Thread thread, Runnable task) {
    busy.add(thread);
  }

  @Override
  protected void afterExecute(Runnable task, Throwable failure) {
    busy.remove(Thread.currentThread());
  }

  /**
   * Adapts the number of threads to those that wait now. Called from time to time, by one thread.
   */
  void compensate() {
    if (!getQueue().isEmpty() || getCorePoolSize() > parallelism) {
      long waiting = busy.stream().filter(CompensatingThreadPool::isWaiting).count();
      resize(parallelism + (int) Math.min(waiting, mostCompensated));
    }
    startUrgent();
  }

  /** Starts the first, and another after that: whether it is urgent depends on what runs. */
  private synchronized void startUrgent() {
    if (!isShutdown()) { // what waits then gets its threads soon
      getQueue().stream()
          .filter(urgency::isUrgent)
          .min(order)
          .filter(getQueue()::remove)
          .ifPresent(this::startAhead);
    }
  }

  private void startAhead(Runnable task) {
    urgency.goAhead(task);
    try {
      others.execute(() -> runAhead(task));
    } catch (RejectedExecutionException | OutOfMemoryError e) { // the system refuses a thread
      urgency.comeBack(task);
      getQueue().add(task);
      if (isShutdown() && getQueue().remove(task)) { // there may be no thread any more
        startLast(task);
      }
    }
  }

  private void startLast(Runnable task) {
    try {
      getThreadFactory().newThread(task).start();
    } catch (OutOfMemoryError e) { // nobody else will do it
      task.run();
    }
  }

  private void runAhead(Runnable task) {
    try {
      task.run();
    } finally {
      startUrgent();
    }
  }

  private static boolean isWaiting(Thread thread) {
    return switch (thread.getState()) {
      case WAITING, TIMED_WAITING, BLOCKED -> true;
      case NEW, RUNNABLE, TERMINATED -> false;
    };
  }

  private void resize(int threads) {
    if (threads > getMaximumPoolSize()) {
      setMaximumPoolSize(threads);
      setCorePoolSize(threads);
    } else if (threads < getCorePoolSize()) {
      setCorePoolSize(threads);
      setMaximumPoolSize(threads);
    }
  }
}
