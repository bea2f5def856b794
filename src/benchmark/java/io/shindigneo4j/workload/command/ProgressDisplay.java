package io.shindigneo4j.workload.command;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows on the terminal how many rows are done, and the rows per second. Thread-safe. */
final class ProgressDisplay implements AutoCloseable {

  private static final String UNIT = " rows";
  private static final int MILLIS = 500;

  private final ProgressBar bar;

  /**
   * @param rows the approximate number of rows
   */
  ProgressDisplay(String task, long rows) {
    bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(rows)
            .setUnit(UNIT, 1)
            .showSpeed()
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(MILLIS)
            .build();
  }

  void add(long rows) {
    bar.stepBy(rows);
  }

  @Override
  public void close() {
    bar.maxHint(bar.getCurrent());
    bar.close();
  }
}
