package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.Phases;
import java.time.Duration;
import java.util.function.Supplier;

/** Measures where the time of a piece of work goes, in nanoseconds. For one thread at a time. */
final class ExecutionClock {

  private final long received;
  private long started;
  private long executed;
  private long encoded;
  private boolean hasOpened;

  /**
   * @param received when the request arrived, by {@link System#nanoTime}
   */
  ExecutionClock(long received) {
    this.received = received;
  }

  /** The work has got its first thread. */
  void start() {
    started = System.nanoTime();
  }

  long sinceStart() {
    return System.nanoTime() - started;
  }

  long queued() {
    return started - received;
  }

  long executed() {
    return executed;
  }

  long encoded() {
    return encoded;
  }

  /** Adds all time since the start to that of the execution. */
  void opened() {
    executed = sinceStart();
    hasOpened = true;
  }

  /** Whether it has been called, so that the work has run. */
  boolean hasOpened() {
    return hasOpened;
  }

  <T> T execute(Supplier<T> step) {
    long start = System.nanoTime();
    try {
      return step.get();
    } finally {
      executed += System.nanoTime() - start;
    }
  }

  byte[] encode(Supplier<byte[]> step) {
    long start = System.nanoTime();
    byte[] payload = step.get();
    encoded += System.nanoTime() - start;
    return payload;
  }

  Phases phases() {
    return new Phases(
        Duration.ofNanos(queued()), Duration.ofNanos(executed), Duration.ofNanos(encoded));
  }
}
