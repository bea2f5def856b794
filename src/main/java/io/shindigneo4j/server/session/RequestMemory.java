package io.shindigneo4j.server.session;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Bounds the bytes of requests that are not done. Each takes several times as much memory as its
 * message, with its values. Safe for use by many threads.
 */
public final class RequestMemory {

  /** The part of the heap, by default, and the part of that for one connection. */
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
    return Runtime.getRuntime().maxMemory() / PARTS;
  }

  Share share() {
    return new Share();
  }

  /** The requests of one connection. */
  final class Share {

    private final AtomicLong own = new AtomicLong();

    private Share() {}

    /** Whether one more may begin. A connection may have one of any size, if all have room. */
    boolean hasRoom(int bytes) {
      return bytes <= SMALL || (fits(own, bytes, most / PARTS) && fits(used, bytes, most));
    }

    private static boolean fits(AtomicLong taken, int bytes, long limit) {
      long before = taken.get();
      return before == 0 || before + bytes <= limit;
    }

    void begun(int bytes) {
      add(bytes, 1);
    }

    void done(int bytes) {
      add(bytes, -1);
    }

    private void add(int bytes, int sign) {
      if (bytes > SMALL) {
        own.addAndGet((long) sign * bytes);
        used.addAndGet((long) sign * bytes);
      }
    }
  }
}
