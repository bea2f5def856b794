package io.shindigneo4j.web.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Says now and then how far a long command is. For one thread. */
final class Progress implements LongConsumer {

  private static final long STEP = 100_000;

  private final PrintWriter err;
  private final String unit;
  private long next = STEP;

  /**
   * @param unit what is counted, in the plural
   */
  Progress(PrintWriter err, String unit) {
    this.err = err;
    this.unit = unit;
  }

  @Override
  public void accept(long done) {
    if (done >= next) {
      err.printf(Locale.ROOT, "%,d %s%n", done, unit);
      err.flush();
      next = (done / STEP + 1) * STEP;
    }
  }
}
