package io.shindigneo4j.benchmark.measurement;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.function.Function;

/** Runs work until its medians no longer fall, so that both ends have compiled their code. */
final class WarmUp {

  private static final int COMPARED = 4;
  private static final double STABLE = 1.05;
  private static final int PARTS = 2;

  private WarmUp() {}

  /**
   * @param turn runs the work for a given time
   */
  static void run(Function<Duration, TurnResult> turn, MeasurementOptions options) {
    long start = System.nanoTime();
    Duration part = options.slice().dividedBy(PARTS);
    Deque<Double> medians = new ArrayDeque<>();
    Duration spent = Duration.ZERO;
    while (spent.compareTo(options.warmUp()) < 0
        || (spent.compareTo(options.longestWarmUp()) < 0 && !isStable(medians))) {
      medians.addLast(turn.apply(part).median());
      if (medians.size() > COMPARED) {
        medians.removeFirst();
      }
      spent = Duration.ofNanos(System.nanoTime() - start);
    }
  }

  private static boolean isStable(Deque<Double> medians) {
    return medians.size() == COMPARED
        && Collections.max(medians) <= STABLE * Collections.min(medians);
  }
}
