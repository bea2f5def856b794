package io.shindigneo4j.benchmark.live;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * How long posts take to those who listen, from when they are sent to the database: the write
 * itself is included. Thread-safe.
 */
public final class Deliveries {

  private static final long MAX_LENGTH = TimeUnit.MINUTES.toNanos(1);
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(1);
  private static final int DIGITS = 3;

  /** By the id of the post. */
  private final Map<String, Long> sent = new ConcurrentHashMap<>();

  private final Histogram nanoseconds = new ConcurrentHistogram(MAX_LENGTH, DIGITS);
  private final AtomicLong expected = new AtomicLong();
  private final AtomicLong arrived = new AtomicLong();

  /**
   * A post is about to be sent.
   *
   * @param listeners how many will hear of it
   */
  void sending(String post, int listeners) {
    sent.put(post, System.nanoTime());
    expected.addAndGet(listeners);
  }

  /** A post has reached somebody. Others than those of {@link #sending} do not count. */
  void arrived(String post) {
    Long begin = sent.get(post);
    if (begin != null) {
      nanoseconds.recordValue(Math.min(MAX_LENGTH, System.nanoTime() - begin));
      arrived.incrementAndGet();
    }
  }

  /**
   * Waits until each post has reached everybody.
   *
   * @throws IllegalStateException if that takes too long
   */
  void await(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (arrived.get() < expected.get()) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "%d of %d deliveries arrived".formatted(arrived.get(), expected.get()));
      }
      LockSupport.parkNanos(PAUSE);
    }
  }

  /** The times so far. */
  Histogram nanoseconds() {
    return nanoseconds.copy();
  }
}
