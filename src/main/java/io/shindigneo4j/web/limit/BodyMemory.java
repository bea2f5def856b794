package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.util.HashMap;
import java.util.Map;

/**
 * The memory that the bodies of requests take while they arrive and are worked on: a part of the
 * heap for all clients, of which one has half. Safe for use by many threads.
 */
public final class BodyMemory {

  private static final int CLIENTS_PART_OF_HEAP = 8;

  /** Smaller bodies always find room. */
  private static final long UNCOUNTED = 64 << 10;

  /** A body takes more a step at a time. */
  private static final long STEP = 64 << 10;

  /** What a byte takes: itself, its character, and a copy of that. */
  static final long OF_BYTE = 4;

  /** What a value, element or parameter takes when it has been parsed. */
  private static final long OF_VALUE = 160;

  private static final boolean[] SEPARATORS = separators();

  static final BodyMemory UNLIMITED = new BodyMemory(Long.MAX_VALUE / 4);

  private final long ofClient;

  // Both guarded by this.
  private long taken;
  private final Map<String, Long> clients = new HashMap<>();

  BodyMemory(long ofClient) {
    this.ofClient = ofClient;
  }

  /**
   * @param heap in bytes
   * @param largest the bytes of the largest body
   */
  public static BodyMemory of(long heap, long largest) {
    return new BodyMemory(Math.max(heap / CLIENTS_PART_OF_HEAP, 2 * OF_BYTE * largest));
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

  /** What is taken by all bodies. */
  synchronized long taken() {
    return taken;
  }

  /** For the body of one request of a client. */
  public Use use(String client) {
    return new Use(client);
  }

  /** What one body takes. One thread at a time. */
  public final class Use {
    private final String client;
    private long needed;
    private long held;

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
     * @throws RefusedBodyException if there is no room
     */
    void add(long bytes, long values) throws RefusedBodyException {
      needed += bytes * OF_BYTE + values * OF_VALUE;
      while (needed > held + UNCOUNTED) {
        if (!take(client, STEP)) {
          throw RefusedBodyException.tooMany();
        }
        held += STEP;
      }
    }

    /** The request has ended. */
    void end() {
      giveBack(client, held);
      held = 0;
      needed = 0;
    }
  }
}
