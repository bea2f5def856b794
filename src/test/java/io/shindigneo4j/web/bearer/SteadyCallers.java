package io.shindigneo4j.web.bearer;

import com.google.common.util.concurrent.RateLimiter;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that make calls at a steady rate until they are told to end, and note what was wrong. */
final class SteadyCallers implements AutoCloseable {

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<Future<Void>> running = new ArrayList<>();
  private final Queue<String> wrong = new ConcurrentLinkedQueue<>();
  private final AtomicInteger calls = new AtomicInteger();
  private volatile boolean over;

  /**
   * Starts threads that make a call in turns.
   *
   * @param call returns what was wrong; an empty text if nothing was
   */
  void start(int count, double callsPerSecond, Callable<String> call) {
    RateLimiter rate = RateLimiter.create(callsPerSecond);
    for (int i = 0; i < count; i++) {
      running.add(threads.submit(() -> repeat(rate, call)));
    }
  }

  private Void repeat(RateLimiter rate, Callable<String> call) throws Exception {
    while (!over) {
      double unused = rate.acquire();
      String found = call.call();
      calls.incrementAndGet();
      if (!found.isEmpty()) {
        wrong.add(found);
      }
    }
    return null;
  }

  int calls() {
    return calls.get();
  }

  List<String> wrong() {
    return List.copyOf(wrong);
  }

  /** Returns after this number of calls. */
  void await(int more) {
    int before = calls();
    TestDeadlines.await().until(() -> calls() >= before + more);
  }

  void end() {
    over = true;
    running.forEach(Answers::get);
  }

  @Override
  public void close() {
    over = true;
    threads.shutdownNow();
  }
}
