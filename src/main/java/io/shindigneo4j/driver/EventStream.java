package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The messages of a subscription, one after the other. It has no end: it lasts until it is closed
 * or fails. For one reading thread at a time; any thread may close it.
 */
public final class EventStream implements Iterator<EventMessage>, AutoCloseable {

  /** How long to wait at a time where there is no limit. */
  private static final Duration LONG = Duration.ofDays(1);

  private final EventSource source;

  /** Has a permit if something may have arrived since the last look. */
  private final Semaphore arrived = new Semaphore(0);

  private volatile boolean closed;

  /** What {@link #hasNext} has found; null for nothing. */
  private @Nullable EventMessage found;

  EventStream(EventSource source) {
    this.source = source;
    source.start(arrived::release);
  }

  /**
   * Waits for the next message.
   *
   * @return empty if none comes in time, or when the stream is closed
   * @throws DriverException if the server refuses the subscription, or the driver is closed. What
   *     may pass, such as a lost connection, is no failure: the driver subscribes again
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  public Optional<EventMessage> next(Duration patience) {
    long start = System.nanoTime();
    long limit = TimeUnit.NANOSECONDS.convert(patience);
    do {
      find();
    } while (found == null && !closed && await(limit - (System.nanoTime() - start)));
    return take();
  }

  private void find() {
    arrived.drainPermits();
    if (found == null && !closed) {
      found = source.poll().orElse(null);
    }
  }

  /** Whether something may have arrived. */
  private boolean await(long nanos) {
    try {
      return arrived.tryAcquire(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  private Optional<EventMessage> take() {
    Optional<EventMessage> taken = closed ? Optional.empty() : Optional.ofNullable(found);
    found = null;
    return taken;
  }

  /**
   * Waits for the next message, as long as it takes.
   *
   * @return false once the stream is closed
   * @throws DriverException as {@link #next(Duration)}
   */
  @Override
  public boolean hasNext() {
    while (found == null && !closed) {
      found = next(LONG).orElse(null);
    }
    return !closed;
  }

  @Override
  public EventMessage next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return take().orElseThrow();
  }

  /** Whether {@link #close} was called. */
  public boolean isClosed() {
    return closed;
  }

  /** Ends the subscription. A thread that waits for a message goes on without one. */
  @Override
  public void close() {
    closed = true;
    source.close();
    arrived.release();
  }
}
