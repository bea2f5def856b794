package io.shindigneo4j.server;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Where procedures wait that notice neither the end of their transaction nor interrupts. */
public final class StubbornGate {

  private static final AtomicInteger WAITING = new AtomicInteger();
  private static final AtomicInteger INTERRUPTED = new AtomicInteger();
  private static volatile boolean open = true;

  private StubbornGate() {}

  public static void close() {
    INTERRUPTED.set(0);
    open = false;
  }

  public static void open() {
    open = true;
  }

  /** How many procedures wait. */
  public static int waiting() {
    return WAITING.get();
  }

  /** How often those that waited were interrupted since the gate was closed. */
  public static int interrupts() {
    return INTERRUPTED.get();
  }

  static void await() {
    WAITING.incrementAndGet();
    while (!open) {
      LockSupport.parkNanos(1_000_000);
      if (Thread.interrupted()) {
        INTERRUPTED.incrementAndGet();
      }
    }
    WAITING.decrementAndGet();
  }
}
