package io.shindigneo4j.server.procedure;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counters of the calls of one procedure. Threads do not block each other. A reader may see
 * counters that include different calls.
 */
final class CallStatistics {

  private final LongAdder calls = new LongAdder();
  private final LongAdder failures = new LongAdder();
  private final LongAdder nanos = new LongAdder();
  private final LongAccumulator maximumNanos = new LongAccumulator(Math::max, 0);

  /** A call has ended. */
  void count(boolean failed, long nanosTaken) {
    calls.increment();
    if (failed) {
      failures.increment();
    }
    nanos.add(nanosTaken);
    maximumNanos.accumulate(nanosTaken);
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
    return TimeUnit.NANOSECONDS.toMicros(maximumNanos.get());
  }
}
