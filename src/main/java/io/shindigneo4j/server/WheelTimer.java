package io.shindigneo4j.server;

import io.netty.util.HashedWheelTimer;
import io.netty.util.Timeout;
import io.shindigneo4j.server.session.Timer;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Netty's hashed wheel timer as the timer of sessions. */
final class WheelTimer implements Timer, AutoCloseable {

  private static final long TICK_MILLIS = 10;

  private static final Duration STOP = Duration.ofSeconds(5);

  private final ThreadFactory threads;
  private final Duration patience;
  private final HashedWheelTimer wheel;

  WheelTimer(ThreadFactory threads) {
    this(threads, STOP);
  }

  /**
   * @param patience how long to wait at the close for a task that runs
   */
  WheelTimer(ThreadFactory threads, Duration patience) {
    this.threads = threads;
    this.patience = patience;
    this.wheel = new HashedWheelTimer(threads, TICK_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public Deadline schedule(Runnable task, long nanos) {
    try {
      Timeout timeout = wheel.newTimeout(due -> task.run(), nanos, TimeUnit.NANOSECONDS);
      return timeout::cancel;
    } catch (IllegalStateException e) {
      throw new RejectedExecutionException("the timer has ended", e);
    }
  }

  /** Takes no more tasks; waits a few seconds at most for one that runs. */
  @Override
  public void close() {
    Thread stopping = threads.newThread(wheel::stop);
    stopping.start();
    try {
      stopping.join(patience.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
