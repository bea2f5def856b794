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

/** Threads that do something as fast as they can. Used by one thread. */
public final class ClosedLoopLoad implements AutoCloseable {

  private static final long LONGEST = TimeUnit.MINUTES.toNanos(1);
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(10);

  /** So that threads have numbers of their own, in loads of other sizes as well; a prime. */
  private static final int APART = 5_000_011;

  private static final int DIGITS = 3;

  private final ExecutorService threads;
  private final List<Histogram> histograms = new ArrayList<>();

  /** Of each thread, which go on from turn to turn; read and written by the one that has it. */
  private final int[] numbers;

  public ClosedLoopLoad(int size) {
    threads = Executors.newFixedThreadPool(size);
    numbers = new int[size];
    for (int i = 0; i < size; i++) {
      numbers[i] = (size + i) * APART;
      histograms.add(new Histogram(LONGEST, DIGITS));
    }
  }

  public int size() {
    return histograms.size();
  }

  /** Repeats some work until it takes no less time than before. */
  public void warmUp(Work work, MeasurementOptions options) {
    WarmUp.run(time -> run(work, 1, time), options);
  }

  /** A turn; repetitions are for figures that are more than a first look. */
  TurnResult run(Contender contender, MeasurementOptions options) {
    boolean repeats = size() == 1 && !options.isQuick();
    int repetitions = repeats ? contender.repetitions() : 1;
    return run(contender.work(), contender.calls(), repetitions, options.slice());
  }

  /**
   * For some time; no number comes twice.
   *
   * @param repetitions each thread ends with a multiple of these
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
          nanoseconds -> histogram.recordValueWithCount(Math.min(LONGEST, nanoseconds), calls);
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

  /** When it ended. */
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
    Histogram sum = new Histogram(LONGEST, DIGITS);
    histograms.forEach(sum::add);
    return sum;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
