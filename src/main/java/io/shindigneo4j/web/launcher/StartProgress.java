package io.shindigneo4j.web.launcher;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Watches the start of a process: it may take long while the process works. For one thread. */
final class StartProgress {
  /** An idle database uses less than this part of a processor. */
  private static final int IDLE_PART = 100;

  private final Supplier<Optional<Duration>> processorTime;
  private final Deadlines deadlines;
  private final Console console;
  private final LongSupplier nanoTime;
  private final long start;
  private long lastMove;

  /** The processor time at the last move. */
  private Duration used = Duration.ZERO;

  /**
   * @param processorTime that the process has used; empty where the system does not tell
   */
  StartProgress(
      Supplier<Optional<Duration>> processorTime,
      Deadlines deadlines,
      Console console,
      LongSupplier nanoTime) {
    this.processorTime = processorTime;
    this.deadlines = deadlines;
    this.console = console;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.lastMove = start;
  }

  /**
   * Tells the user that the process is still starting.
   *
   * @throws LaunchException if it has taken too long, or has done nothing for too long
   */
  void check() {
    Duration waited = since(start);
    if (hasMoved()) {
      lastMove = nanoTime.getAsLong();
    }
    if (waited.compareTo(deadlines.ready()) >= 0
        || since(lastMove).compareTo(deadlines.idle()) >= 0) {
      throw new LaunchException("The database was not ready after " + waited.toSeconds() + " s");
    }
    console.say("Neo4j is still starting (" + waited.toSeconds() + " s)");
  }

  /** Where the system does not tell the processor time, the process counts as working. */
  private boolean hasMoved() {
    Optional<Duration> now = processorTime.get();
    boolean moved =
        now.isEmpty() || now.get().minus(used).compareTo(since(lastMove).dividedBy(IDLE_PART)) > 0;
    if (moved) {
      used = now.orElse(Duration.ZERO);
    }
    return moved;
  }

  private Duration since(long moment) {
    return Duration.ofNanos(nanoTime.getAsLong() - moment);
  }
}
