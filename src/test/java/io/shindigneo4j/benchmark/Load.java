package io.shindigneo4j.benchmark;

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
import org.HdrHistogram.Histogram;

/** Threads that ask as fast as they are answered. Used by one thread. */
final class Load implements AutoCloseable {

  private static final long LONGEST = TimeUnit.MINUTES.toNanos(1);
  private static final int DIGITS = 3;

  private final ExecutorService threads;
  private final List<Histogram> histograms = new ArrayList<>();

  Load(int size) {
    threads = Executors.newFixedThreadPool(size);
    for (int i = 0; i < size; i++) {
      histograms.add(new Histogram(LONGEST, DIGITS));
    }
  }

  int size() {
    return histograms.size();
  }

  /** Each thread begins with another question. */
  Slice run(Client client, List<Asked> questions, Duration time) {
    CyclicBarrier start = new CyclicBarrier(size() + 1);
    List<Future<Long>> ends = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      int first = i;
      Histogram histogram = histograms.get(i);
      histogram.reset();
      ends.add(
          threads.submit(
              () -> {
                start.await();
                return ask(client, questions, first, System.nanoTime() + time.toNanos(), histogram);
              }));
    }
    try {
      Allocations before = Allocations.now();
      start.await();
      long begin = System.nanoTime();
      long end = last(ends, time);
      long allocated = Allocations.now().since(before);
      return new Slice(sum(), (end - begin) / 1e9, allocated);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (Exception e) {
      throw new IllegalStateException("the load has failed", e);
    }
  }

  /** When it ended. */
  private static long ask(
      Client client, List<Asked> questions, int first, long deadline, Histogram histogram) {
    long touched = 0;
    int next = first;
    long now = System.nanoTime();
    while (now < deadline) {
      touched += client.read(questions.get(next++ % questions.size()));
      long answered = System.nanoTime();
      histogram.recordValue(Math.min(LONGEST, answered - now));
      now = answered;
    }
    if (touched == 0) {
      throw new IllegalStateException("nothing was answered");
    }
    return now;
  }

  private static long last(List<Future<Long>> ends, Duration time)
      throws InterruptedException, ExecutionException, TimeoutException {
    long last = Long.MIN_VALUE;
    for (Future<Long> end : ends) {
      last = Math.max(last, end.get(time.toNanos() + LONGEST, TimeUnit.NANOSECONDS));
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
