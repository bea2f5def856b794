package io.shindigneo4j.benchmark.measurement;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;
import org.HdrHistogram.Histogram;

/**
 * A closed-loop load generator: each thread starts the next call when the last one has ended. Not
 * thread-safe.
 */
public final class ClosedLoopLoad implements AutoCloseable {

  private static final long MAX_LENGTH = TimeUnit.MINUTES.toNanos(1);
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(10);

  /** A prime. It keeps the call numbers of threads apart, also between loads of different sizes. */
  private static final int THREAD_STRIDE = 5_000_011;

  private static final int DIGITS = 3;

  private final ExecutorService threads;
  private final List<Histogram> histograms = new ArrayList<>();

  /**
   * The last call number of each thread. They continue from turn to turn. Only the thread itself
   * reads and writes its number.
   */
  private final int[] numbers;

  public ClosedLoopLoad(int size) {
    threads = Executors.newFixedThreadPool(size);
    numbers = new int[size];
    for (int i = 0; i < size; i++) {
      numbers[i] = (size + i) * THREAD_STRIDE;
      histograms.add(new Histogram(MAX_LENGTH, DIGITS));
    }
  }

  public int size() {
    return histograms.size();
  }

  /** Repeats the work until it no longer becomes faster. */
  public void warmUp(Work work, MeasurementOptions options) {
    WarmUp.run(time -> run(work, 1, time), options);
  }

  /** Runs one turn. A quick run ignores the repetitions. */
  TurnResult run(Contender contender, MeasurementOptions options) {
    boolean repeats = size() == 1 && !options.isQuick();
    int repetitions = repeats ? contender.repetitions() : 1;
    return run(contender.work(), contender.calls(), repetitions, options.slice());
  }

  /**
   * Runs for this time. No call number is used twice.
   *
   * @param repetitions each thread makes a multiple of this number of calls
   */
  TurnResult run(Work work, int repetitions, Duration time) {
    return run(work, 1, repetitions, time);
  }

  private TurnResult run(Work work, int calls, int repetitions, Duration time) {
    CyclicBarrier start = new CyclicBarrier(size() + 1);
    List<Future<Long>> ends = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      int thread = i;
      Histogram histogram = histograms.get(i);
      histogram.reset();
      LongConsumer taken =
          nanoseconds -> histogram.recordValueWithCount(Math.min(MAX_LENGTH, nanoseconds), calls);
      ends.add(
          threads.submit(
              () -> {
                start.await();
                long deadline = System.nanoTime() + time.toNanos();
                return repeat(work, thread, repetitions, deadline, taken);
              }));
    }
    try {
      AllocatedBytes before = AllocatedBytes.now();
      start.await();
      long begin = System.nanoTime();
      long end = last(ends, time);
      long allocated = AllocatedBytes.now().since(before);
      return new TurnResult(sum(), (end - begin) / 1e9, allocated);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (Exception e) {
      throw new IllegalStateException("the load has failed", e);
    }
  }

  /** Returns the time at which the thread ended. */
  private long repeat(Work work, int thread, int repetitions, long deadline, LongConsumer taken) {
    long done = 0;
    int first = numbers[thread];
    int next = first;
    long now = System.nanoTime();
    do {
      done += work.run(next++);
      long ended = System.nanoTime();
      taken.accept(ended - now);
      now = ended;
    } while (now < deadline || (next - first) % repetitions > 0);
    numbers[thread] = next;
    if (done == 0) {
      throw new IllegalStateException("nothing was answered");
    }
    return now;
  }

  private static long last(List<Future<Long>> ends, Duration time)
      throws InterruptedException, ExecutionException, TimeoutException {
    long last = Long.MIN_VALUE;
    for (Future<Long> end : ends) {
      last = Math.max(last, end.get(time.toNanos() + PATIENCE, TimeUnit.NANOSECONDS));
    }
    return last;
  }

  private Histogram sum() {
    Histogram sum = new Histogram(MAX_LENGTH, DIGITS);
    histograms.forEach(sum::add);
    return sum;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
