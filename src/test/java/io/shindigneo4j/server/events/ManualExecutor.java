package io.shindigneo4j.server.events;

import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Runs what is due when a test says so, on the thread of the test. */
final class ManualExecutor extends AbstractExecutorService implements ScheduledExecutorService {

  private record Later(long time, long number, Runnable task) implements Comparable<Later> {

    @Override
    public int compareTo(Later other) {
      int byTime = Long.compare(time, other.time);
      return byTime == 0 ? Long.compare(number, other.number) : byTime;
    }
  }

  private final Clock clock;
  private final Queue<Runnable> now = new ArrayDeque<>();
  private final PriorityQueue<Later> later = new PriorityQueue<>();
  private long count;

  ManualExecutor(Clock clock) {
    this.clock = clock;
  }

  /** Until nothing is due. */
  void run() {
    for (Runnable task = next(); task != null; task = next()) {
      task.run();
    }
  }

  /** Whether nothing is to be run at once. */
  boolean isIdle() {
    return now.isEmpty();
  }

  private Runnable next() {
    if (!now.isEmpty()) {
      return now.remove();
    }
    return !later.isEmpty() && later.peek().time() <= clock.millis() ? later.remove().task() : null;
  }

  @Override
  public void execute(Runnable task) {
    now.add(task);
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
    later.add(new Later(clock.millis() + unit.toMillis(delay), count++, task));
    return null;
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable task, long initial, long period, TimeUnit unit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable task, long initial, long delay, TimeUnit unit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void shutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    return new ArrayList<>(now);
  }

  @Override
  public boolean isShutdown() {
    return false;
  }

  @Override
  public boolean isTerminated() {
    return false;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) {
    return true;
  }
}
