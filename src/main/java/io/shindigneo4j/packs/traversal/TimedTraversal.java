package io.shindigneo4j.packs.traversal;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Measures the time and the allocations of repeated work. Confined to one thread. */
final class TimedTraversal {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final long[] nanos;
  private int done;
  private long allocated;

  /**
   * @param times how often the work will run
   */
  TimedTraversal(int times) {
    nanos = new long[times];
  }

  /** Runs and measures the work once. */
  long of(LongSupplier work) {
    long allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
    long start = System.nanoTime();
    long result = work.getAsLong();
    nanos[done++] = System.nanoTime() - start;
    allocated += THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
    return result;
  }

  /** The average number of bytes. */
  long allocatedBytes() {
    return allocated / done;
  }

  long meanMicros() {
    return TimeUnit.NANOSECONDS.toMicros(Arrays.stream(nanos, 0, done).sum() / done);
  }

  /**
   * A percentile of the times.
   *
   * @param percent from 1 to 100
   */
  long percentileMicros(int percent) {
    long[] sorted = Arrays.copyOf(nanos, done);
    Arrays.sort(sorted);
    int place = (int) Math.ceil(done * (percent / 100.0)) - 1;
    return TimeUnit.NANOSECONDS.toMicros(sorted[place]);
  }
}
