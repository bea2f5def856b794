package io.shindigneo4j.benchmark.measurement;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * An open-loop load generator: calls are due at a fixed rate, whether or not earlier ones have been
 * answered. The latency of a call counts from when it was due, so that waiting for a thread counts
 * too (Tene, How NOT to Measure Latency). A call that has not begun after twice the measuring time
 * counts with the time that it has waited. Not thread-safe.
 */
public final class OpenLoopLoad implements AutoCloseable {

  private static final long MAX_LENGTH = TimeUnit.MINUTES.toNanos(1);
  private static final int DIGITS = 3;

  private final int size;
  private final ExecutorService threads;

  /**
   * @param size how many calls can run at once
   */
  public OpenLoopLoad(int size) {
    this.size = size;
    this.threads = Executors.newFixedThreadPool(size);
  }

  /** A measuring time, and the calls that are due in it. */
  private record Schedule(long begin, long interval, int calls, long end) {

    static Schedule of(int rate, Duration time) {
      long begin = System.nanoTime();
      int calls = Math.toIntExact(Math.max(1, rate * time.toMillis() / 1000));
      return new Schedule(begin, time.toNanos() / calls, calls, begin + 2 * time.toNanos());
    }

    long due(int call) {
      return begin + call * interval;
    }
  }

  /**
   * Measures calls for this time.
   *
   * @param rate calls per second
   */
  public TurnResult run(Work work, int rate, Duration time) {
    Histogram histogram = new ConcurrentHistogram(MAX_LENGTH, DIGITS);
    AtomicInteger next = new AtomicInteger();
    AllocatedBytes before = AllocatedBytes.now();
    Schedule schedule = Schedule.of(rate, time);
    List<Future<Integer>> ends = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      ends.add(threads.submit(() -> take(work, schedule, next, histogram)));
    }
    int answered = sum(ends, schedule);
    double seconds = Math.max(time.toNanos(), System.nanoTime() - schedule.begin()) / 1e9;
    long allocated = AllocatedBytes.now().since(before);
    Histogram calls = histogram.copy();
    return new TurnResult(
        calls, seconds * calls.getTotalCount() / Math.max(1, answered), allocated);
  }

  /** Returns how many calls of this thread were answered. */
  private static int take(Work work, Schedule schedule, AtomicInteger next, Histogram histogram) {
    int answered = 0;
    for (int call = next.getAndIncrement();
        call < schedule.calls();
        call = next.getAndIncrement()) {
      long due = schedule.due(call);
      await(due);
      if (System.nanoTime() < schedule.end()) {
        work.run(call);
        answered++;
      }
      histogram.recordValue(Math.min(MAX_LENGTH, System.nanoTime() - due));
    }
    return answered;
  }

  private static void await(long due) {
    long left = due - System.nanoTime();
    while (left > 0) {
      LockSupport.parkNanos(left);
      left = due - System.nanoTime();
    }
  }

  private static int sum(List<Future<Integer>> ends, Schedule schedule) {
    try {
      int sum = 0;
      for (Future<Integer> end : ends) {
        sum += end.get(schedule.end() - System.nanoTime() + MAX_LENGTH, TimeUnit.NANOSECONDS);
      }
      return sum;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the load has failed", e);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
