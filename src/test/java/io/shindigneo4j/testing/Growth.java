package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.fail;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * How the time of a parser grows with its text. What takes twice the time for twice the text has
 * much room; what takes its square or cube is found before it takes long.
 */
public final class Growth {
  private static final int MIN_SIZE = 100;
  private static final int MAX_SIZE = 51_200;
  private static final int RUNS = 20;

  /** More than the best of several short runs takes on a busy machine. */
  private static final long MIN_NANOS = 100_000;

  private static final int ROOM = 4;

  /** Of the thread alone, whatever else the machine does. */
  private static final ThreadMXBean TIME = ManagementFactory.getThreadMXBean();

  private Growth() {}

  /**
   * Fails for a parser whose time grows faster than its text.
   *
   * @param text of a size
   */
  public static void assertLinear(IntFunction<String> text, Consumer<String> parser) {
    long first = best(text.apply(MIN_SIZE), parser, 0);
    for (int size = 2 * MIN_SIZE; size <= MAX_SIZE; size *= 2) {
      long allowed = Math.max(first, MIN_NANOS) * ROOM * size / MIN_SIZE;
      long taken = best(text.apply(size), parser, allowed);
      if (taken > allowed) {
        fail("%d characters take %d ns, %d take %d ns", MIN_SIZE, first, size, taken);
      }
    }
  }

  /** The least time of several runs; ends as soon as it is enough. */
  private static long best(String text, Consumer<String> parser, long enough) {
    long best = Long.MAX_VALUE;
    for (int run = 0; run < RUNS && best > enough; run++) {
      long begin = TIME.getCurrentThreadCpuTime();
      parser.accept(text);
      best = Math.min(best, TIME.getCurrentThreadCpuTime() - begin);
    }
    return best;
  }
}
