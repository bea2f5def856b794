package io.shindigneo4j.server.procedure;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts the calls inside, and can be closed, for ever. */
public final class CountedGate implements CallGate {

  private static final int CLOSED = Integer.MIN_VALUE;

  /** The calls inside, from {@link #CLOSED} on once it is closed. */
  private final AtomicInteger calls = new AtomicInteger();

  @Override
  public boolean enter() {
    boolean open = calls.incrementAndGet() > 0;
    if (!open) {
      calls.decrementAndGet();
    }
    return open;
  }

  @Override
  public void leave() {
    calls.decrementAndGet();
  }

  /** Lets nobody in any more; to be done once. */
  public void close() {
    calls.addAndGet(CLOSED);
  }

  /** Whether it is closed and nobody is inside. */
  public boolean isDeserted() {
    return calls.get() == CLOSED;
  }
}
