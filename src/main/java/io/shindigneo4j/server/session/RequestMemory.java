package io.shindigneo4j.server.session;

import java.util.concurrent.atomic.AtomicLong;

/** Bounds the memory of requests that are not done, in bytes. Safe for use by many threads. */
public final class RequestMemory {

  /** The part of the heap, by default. */
  private static final int PARTS_OF_HEAP = 4;

  /** The part for one connection. */
  private static final int PARTS = 8;

  /** Smaller requests do not count: their number is bounded. */
  private static final int SMALL = 4096;

  private final long most;
  private final AtomicLong used = new AtomicLong();

  /**
   * @param most the most bytes, of all connections together
   */
  RequestMemory(long most) {
    this.most = most;
  }

  public static long defaultSize() {
    return Runtime.getRuntime().maxMemory() / PARTS_OF_HEAP;
  }

  Share share() {
    return new Share();
  }

  /** The requests of one connection. */
  final class Share {

    private final AtomicLong own = new AtomicLong();

    private Share() {}

    /** Whether one more may begin. A connection may have one of any size, if all have room. */
    boolean hasRoom(long bytes) {
      return bytes <= SMALL || (fits(own, bytes, most / PARTS) && fits(used, bytes, most));
    }

    private static boolean fits(AtomicLong taken, long bytes, long limit) {
      long before = taken.get();
      return before == 0 || before + bytes <= limit;
    }

    void begun(long bytes) {
      add(bytes, 1);
    }

    void done(long bytes) {
      add(bytes, -1);
    }

    private void add(long bytes, int sign) {
      if (bytes > SMALL) {
        own.addAndGet(sign * bytes);
        used.addAndGet(sign * bytes);
      }
    }
  }
}
