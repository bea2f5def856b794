package io.shindigneo4j.server.endpoint;

import io.netty.channel.SelectStrategy;
import io.netty.util.IntSupplier;
import io.shindigneo4j.spin.AdaptiveSpin;
import java.util.function.LongSupplier;

/**
 * Has an event loop look for the next request for a moment before it sleeps. Of the event loop,
 * which asks again after each {@link SelectStrategy#CONTINUE}, and so sees the tasks of other
 * threads as well.
 */
final class SpinningSelect implements SelectStrategy {

  private final AdaptiveSpin spin;
  private final LongSupplier nanoTime;

  /** It is looking. */
  private boolean waiting;

  /** It has slept since it looked last. */
  private boolean slept;

  SpinningSelect() {
    this(new AdaptiveSpin(), System::nanoTime);
  }

  SpinningSelect(AdaptiveSpin spin, LongSupplier nanoTime) {
    this.spin = spin;
    this.nanoTime = nanoTime;
  }

  @Override
  public int calculateStrategy(IntSupplier selectNow, boolean hasTasks) throws Exception {
    if (slept) {
      slept = false;
      end();
    }
    int ready = hasTasks || waiting ? selectNow.get() : 0;
    if (hasTasks || ready > 0) {
      end();
      return ready;
    }
    return look();
  }

  @SuppressWarnings("ThreadPriorityCheck") // to wait for another process, on a core that is free
  private int look() {
    long now = nanoTime.getAsLong();
    if (!waiting) {
      waiting = true;
      spin.begin(now);
    }
    if (spin.looksAgain(now)) {
      Thread.yield();
      return CONTINUE;
    }
    slept = true;
    return SELECT;
  }

  private void end() {
    if (waiting) {
      waiting = false;
      spin.end(nanoTime.getAsLong());
    }
  }
}
