package io.shindigneo4j.web.client;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/**
 * What all fetches for one request share: a time, which begins with the first of them, and a number
 * of bytes. Thread-safe.
 */
public final class FetchBudget {
  private final LongSupplier nanos;
  private final AtomicReference<Long> begin = new AtomicReference<>();
  private final AtomicLong bytes = new AtomicLong();

  public FetchBudget() {
    this(System::nanoTime);
  }

  /**
   * @param nanos a clock
   */
  FetchBudget(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /**
   * What is left of the time; zero or less when it is over.
   *
   * @param all from the first call on
   */
  public Duration timeLeft(Duration all) {
    long now = nanos.getAsLong();
    begin.compareAndSet(null, now);
    return all.minusNanos(now - begin.get());
  }

  /** What is left of the bytes, of so many in all; less than zero when more have come. */
  public long bytesLeft(long all) {
    return all - bytes.get();
  }

  public void spend(long more) {
    bytes.addAndGet(more);
  }
}
