package io.shindigneo4j.server.procedure;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/**
 * What the calls of one procedure have come to. Many threads count without waiting for one another;
 * numbers that are read meanwhile need not belong to the same calls.
 */
final class CallStatistics {

  private final LongAdder calls = new LongAdder();
  private final LongAdder failures = new LongAdder();
  private final LongAdder nanos = new LongAdder();
  private final LongAccumulator mostNanos = new LongAccumulator(Math::max, 0);

  /** A call has ended. */
  void count(boolean failed, long took) {
    calls.increment();
    if (failed) {
      failures.increment();
    }
    nanos.add(took);
    mostNanos.accumulate(took);
  }

  long calls() {
    return calls.sum();
  }

  long failures() {
    return failures.sum();
  }

  long totalMicros() {
    return TimeUnit.NANOSECONDS.toMicros(nanos.sum());
  }

  long maximumMicros() {
    return TimeUnit.NANOSECONDS.toMicros(mostNanos.get());
  }
}
