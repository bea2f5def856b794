package io.shindigneo4j.server.session;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Bounds the memory of requests that are not done, in bytes. Safe for use by many threads. */
public final class RequestMemory {

  /** The part of the heap, by default. */
  private static final int PARTS_OF_HEAP = 4;

  /** The part for one connection. */
  private static final int PARTS = 8;

  /** The part that small requests have beside the rest. */
  private static final int PARTS_OF_SMALL = 2;

  /** Requests up to this size have memory of their own, so that large ones never keep them out. */
  private static final int SMALL = 4096;

  /** What a request takes beside its document and its values. */
  private static final int OVERHEAD = 2048;

  private final long most;
  private final SharedLimit large;
  private final SharedLimit small;

  /**
   * @param most the most bytes, of all connections together
   */
  RequestMemory(long most) {
    this.most = most;
    this.large = SharedLimit.inHalves(most);
    this.small = SharedLimit.inHalves(most / PARTS_OF_SMALL);
  }

  public static long defaultSize() {
    return Runtime.getRuntime().maxMemory() / PARTS_OF_HEAP;
  }

  /** Of one connection of a user. */
  Share share(String user) {
    return new Share(large.share(user), small.share(user));
  }

  /**
   * What one request takes. Whoever begins it holds it. A request that has been answered may still
   * be held, such as in a queue.
   */
  static final class Use {
    private final Runnable whenFree;
    private final AtomicInteger holders = new AtomicInteger(1);

    private Use(Runnable whenFree) {
      this.whenFree = whenFree;
    }

    /** One more holds it; false where it is free already, and stays so. */
    boolean hold() {
      return holders.getAndUpdate(before -> before == 0 ? 0 : before + 1) > 0;
    }

    /** Each who holds it releases it once. */
    void release() {
      if (holders.decrementAndGet() == 0) {
        whenFree.run();
      }
    }
  }

  /** The requests of one connection. */
  final class Share {

    private final SharedLimit.Share largeOfUser;
    private final SharedLimit.Share smallOfUser;

    /** How many requests somebody holds. */
    private final AtomicInteger held = new AtomicInteger();

    /** Of large requests. */
    private final AtomicLong own = new AtomicLong();

    private Share(SharedLimit.Share largeOfUser, SharedLimit.Share smallOfUser) {
      this.largeOfUser = largeOfUser;
      this.smallOfUser = smallOfUser;
    }

    /** Whether one more may begin. A connection may have one of any size, if all have room. */
    boolean hasRoom(long bytes) {
      return bytes <= SMALL
          ? smallOfUser.hasRoom(bytes + OVERHEAD)
          : SharedLimit.fits(own, bytes, most / PARTS) && largeOfUser.hasRoom(bytes);
    }

    /** Counts a request until all who hold it have released it. */
    Use begin(long bytes) {
      held.incrementAndGet();
      add(bytes, 1);
      return new Use(() -> end(bytes));
    }

    private void end(long bytes) {
      add(bytes, -1);
      held.decrementAndGet();
    }

    /** Whether nobody holds a request. */
    boolean isIdle() {
      return held.get() == 0;
    }

    private void add(long bytes, int sign) {
      if (bytes <= SMALL) {
        smallOfUser.add(sign * (bytes + OVERHEAD));
      } else {
        own.addAndGet(sign * bytes);
        largeOfUser.add(sign * bytes);
      }
    }
  }
}
