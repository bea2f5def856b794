package io.shindigneo4j.web.limit;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import io.shindigneo4j.web.client.HeldHeap;
import java.util.HashMap;
import java.util.Map;

/**
 * The heap that requests take, by their bodies and by what the database answers: a part of all for
 * the clients together, of which one has half. Safe for use by many threads.
 */
public final class HeapShares {

  private static final int CLIENTS_PART_OF_HEAP = 8;

  /** What a client has in any case, for which one body has room, also of a picture. */
  private static final int PARTS_OF_LARGEST = 3;

  /** Smaller requests always find room. */
  private static final long UNCOUNTED = 64 << 10;

  /** Requests of a client whose bodies were not there at once. */
  static final int MAX_AWAITED = 1_000;

  /** A request takes more a step at a time. */
  private static final long STEP = 64 << 10;

  /** What a byte takes: itself, its character, and a copy of that. */
  static final long OF_BYTE = 4;

  /** What a value, element or parameter takes when it has been parsed. */
  private static final long OF_VALUE = 160;

  private static final boolean[] SEPARATORS = separators();

  static final HeapShares UNLIMITED = new HeapShares(Long.MAX_VALUE / 4);

  private final long ofClient;

  // All guarded by this.
  private long taken;
  private final Map<String, Long> clients = new HashMap<>();
  private final Multiset<String> awaited = HashMultiset.create();

  HeapShares(long ofClient) {
    this.ofClient = ofClient / STEP * STEP;
  }

  /**
   * What requests may take.
   *
   * @param heap in bytes
   * @param largest the bytes of the largest body
   */
  public static HeapShares of(long heap, long largest) {
    return new HeapShares(
        Math.max(heap / CLIENTS_PART_OF_HEAP, PARTS_OF_LARGEST * OF_BYTE * largest));
  }

  private static boolean[] separators() {
    boolean[] separators = new boolean[1 << Byte.SIZE];
    "{[,:<&=".chars().forEach(separator -> separators[separator] = true);
    return separators;
  }

  private synchronized boolean take(String client, long bytes) {
    long own = clients.getOrDefault(client, 0L);
    if (own + bytes > ofClient || taken + bytes > 2 * ofClient) {
      return false;
    }
    clients.put(client, own + bytes);
    taken += bytes;
    return true;
  }

  private synchronized void giveBack(String client, long bytes) {
    clients.computeIfPresent(client, (same, own) -> own == bytes ? null : own - bytes);
    taken -= bytes;
  }

  private synchronized boolean await(String client) {
    return awaited.count(client) < MAX_AWAITED && awaited.add(client);
  }

  private synchronized void leave(String client) {
    awaited.remove(client);
  }

  /** What all have taken. */
  synchronized long taken() {
    return taken;
  }

  /** For one request of a client. */
  public Use use(String client) {
    return new Use(client);
  }

  /** What one request takes. */
  public final class Use implements HeldHeap {
    private final String client;

    // All guarded by this.
    private long needed;
    private long held;
    private boolean awaited;
    private boolean ended;

    private Use(String client) {
      this.client = client;
    }

    /** Bytes that were read. */
    void add(byte[] bytes, int offset, int length) throws RefusedBodyException {
      int values = 0;
      for (int i = offset; i < offset + length; i++) {
        values += SEPARATORS[bytes[i] & 0xFF] ? 1 : 0;
      }
      add(length, values);
    }

    /**
     * @throws RefusedBodyException if there is no room now, or never
     */
    void add(long bytes, long values) throws RefusedBodyException {
      long more = bytes * OF_BYTE + values * OF_VALUE;
      if (!take(more)) {
        throw isAlwaysTooLarge(more)
            ? RefusedBodyException.tooLarge()
            : RefusedBodyException.tooMany();
      }
    }

    private synchronized boolean isAlwaysTooLarge(long more) {
      return needed + more - UNCOUNTED > ofClient;
    }

    /** Whether the body may be waited for, as is counted until the end of the request. */
    synchronized boolean await() {
      awaited = HeapShares.this.await(client);
      return awaited;
    }

    @Override
    public synchronized boolean take(long bytes) {
      long missing = needed + bytes - UNCOUNTED - held;
      long steps = Math.max(0, missing + STEP - 1) / STEP * STEP;
      if (ended) {
        return true; // nobody waits for it
      } else if (steps > 0 && !HeapShares.this.take(client, steps)) {
        return false;
      }
      needed += bytes;
      held += steps;
      return true;
    }

    @Override
    public synchronized void keep(long bytes) {
      long kept = Math.min(held, (bytes + STEP - 1) / STEP * STEP);
      if (kept < held) {
        giveBack(client, held - kept);
        held = kept;
        needed = kept + UNCOUNTED;
      }
    }

    /** The request has ended. */
    synchronized void end() {
      ended = true;
      if (awaited) {
        awaited = false;
        leave(client);
      }
      if (held > 0) {
        giveBack(client, held);
        held = 0;
      }
    }
  }
}
