package io.shindigneo4j.server.procedure;

import java.util.concurrent.atomic.AtomicInteger;

/** A reference count that can be closed for further uses, once and for all. */
public final class ReferenceCount implements CodeReference {

  private static final int CLOSED = Integer.MIN_VALUE;

  /** The number of uses. After the close, it counts from {@link #CLOSED} on. */
  private final AtomicInteger count = new AtomicInteger();

  @Override
  public boolean acquire() {
    boolean open = count.incrementAndGet() > 0;
    if (!open) {
      count.decrementAndGet();
    }
    return open;
  }

  @Override
  public void release() {
    count.decrementAndGet();
  }

  /** Allows no further use. Call it once only. */
  public void close() {
    count.addAndGet(CLOSED);
  }

  /** Whether it is closed and every use has ended. */
  public boolean isUnused() {
    return count.get() == CLOSED;
  }
}
