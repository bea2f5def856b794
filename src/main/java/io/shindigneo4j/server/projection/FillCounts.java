package io.shindigneo4j.server.projection;

import java.util.concurrent.atomic.LongAdder;

/** How often the graph of a database was read, by what came of it. Thread-safe. */
final class FillCounts {

  private final LongAdder ready = new LongAdder();
  private final LongAdder tooLarge = new LongAdder();
  private final LongAdder failed = new LongAdder();

  void ready() {
    ready.increment();
  }

  /** It did not fit, or was dropped as it had grown. */
  void tooLarge() {
    tooLarge.increment();
  }

  /** Commits were missing, or the store could not be read. */
  void failed() {
    failed.increment();
  }

  long readyCount() {
    return ready.sum();
  }

  long tooLargeCount() {
    return tooLarge.sum();
  }

  long failedCount() {
    return failed.sum();
  }
}
