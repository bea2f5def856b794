package io.shindigneo4j.prove.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/** Does something for each of some seeds, some at a time. */
final class AtOnce {

  private static final long STOPPED_MINUTES = 5;

  /** What is done for a seed. */
  @FunctionalInterface
  interface Work<R> {
    R of(long seed) throws Exception;
  }

  private AtOnce() {}

  /**
   * The results, by their seeds.
   *
   * @throws Exception the first failure by the order of the seeds; then what goes on is stopped
   */
  static <R> List<R> run(int most, long first, int count, Work<R> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(Math.min(most, count));
    try {
      List<Future<R>> begun =
          LongStream.range(first, first + count)
              .mapToObj(seed -> threads.submit(() -> work.of(seed)))
              .toList();
      List<R> results = new ArrayList<>();
      for (Future<R> result : begun) {
        results.add(result.get());
      }
      return results;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Exception cause ? cause : e;
    } finally {
      threads.shutdownNow();
      threads.awaitTermination(STOPPED_MINUTES, TimeUnit.MINUTES);
    }
  }
}
