package io.shindigneo4j.benchmark.http;

import io.shindigneo4j.benchmark.environment.process.CheckedSupplier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/**
 * Requests that the load client sends over connections of their own. They stay open from turn to
 * turn. Not thread-safe.
 */
public final class LoadTarget implements AutoCloseable {

  private static final int FIRST = 1_000_003;

  private final LoadProcess process;
  private final int number;
  private final Duration patience;
  private int turns;

  LoadTarget(LoadProcess process, int number, Duration patience) {
    this.process = process;
    this.number = number;
    this.patience = patience;
  }

  /**
   * Runs a turn.
   *
   * @param repetitions each connection makes a multiple of this number of calls
   */
  public LoadResult run(int repetitions, Duration time) {
    return run(repetitions, time, 0);
  }

  /**
   * Runs a turn whose calls are due at a fixed rate, whether or not earlier ones have been
   * answered. The latency of a call counts from when it was due. A call that has not begun after
   * twice the time counts with the time that it has waited.
   *
   * @param rate calls per second
   */
  public LoadResult runAt(int rate, Duration time) {
    return run(1, time, rate);
  }

  private LoadResult run(int repetitions, Duration time, int rate) {
    LoadRun.Order order =
        new LoadRun.Order(FIRST * turns++, repetitions, time.toNanos(), patience.toNanos(), rate);
    return CheckedSupplier.unchecked(() -> process.run(number, order));
  }

  /** Closes the connections. */
  @Override
  public void close() {
    try {
      process.close(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
