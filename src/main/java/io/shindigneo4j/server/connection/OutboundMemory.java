package io.shindigneo4j.server.connection;

import io.netty.util.internal.PlatformDependent;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.neo4j.logging.Log;

/**
 * Limits the memory for answers that clients have not read, of all connections. When there is too
 * little, the connection ends whose client has read nothing for longest. Safe for use by many
 * threads.
 */
public final class OutboundMemory {

  /** One connection may have this part of the memory before its work is held back. */
  private static final int PARTS = 16;

  private static final int PARTS_OF_ALL = 8;

  private final long maximum;
  private final Log log;
  private final AtomicLong used = new AtomicLong();
  private final AtomicLong evictions = new AtomicLong();

  /** The connections that have answers to send. */
  private final Set<OutboundQueue> waiting = ConcurrentHashMap.newKeySet();

  /**
   * @param maximum in bytes
   */
  public OutboundMemory(long maximum, Log log) {
    this.maximum = maximum;
    this.log = log;
  }

  /** A part of the heap, where answers are, and of direct memory, into which they are copied. */
  public static long defaultSize() {
    return Math.min(Runtime.getRuntime().maxMemory(), PlatformDependent.maxDirectMemory())
        / PARTS_OF_ALL;
  }

  /** How many bytes clients have not read. */
  public long used() {
    return used.get();
  }

  /** How many bytes of one connection may wait before its work is held back. */
  long share() {
    return Math.max(Pieces.SIZE, maximum / PARTS);
  }

  /** Whether only clients that have read everything get more. */
  boolean isScarce() {
    return used.get() >= maximum / 2;
  }

  /** The first answer of a connection waits. */
  void enter(OutboundQueue queue) {
    waiting.add(queue);
  }

  /** No answer of a connection waits any more. */
  void leave(OutboundQueue queue) {
    waiting.remove(queue);
  }

  void add(OutboundQueue queue, int bytes) {
    if (used.addAndGet(bytes) > maximum) {
      evict(queue, bytes);
    }
  }

  void remove(long bytes) {
    used.addAndGet(-bytes);
  }

  /** A connection that alone has answers may have more: it gets no more work done. */
  private void evict(OutboundQueue adding, int added) {
    Optional<Runnable> closing = discardSlowest(adding, added);
    while (closing.isPresent()) {
      closing.get().run();
      tell();
      closing = discardSlowest(adding, added);
    }
  }

  /** One at a time, so that no two make room for the same answer. */
  private synchronized Optional<Runnable> discardSlowest(OutboundQueue adding, int added) {
    if (used.get() <= maximum) {
      return Optional.empty();
    }
    return waiting.stream()
        .filter(queue -> queue.waiting() > (queue == adding ? added : 0))
        .min(Comparator.comparingLong(OutboundQueue::since))
        .filter(slowest -> slowest != adding || waiting.size() > 1)
        .map(OutboundQueue::evict);
  }

  /** Not each time: whoever leaves answers unread must not fill the log. */
  private void tell() {
    long count = evictions.incrementAndGet();
    if (Long.bitCount(count) == 1) {
      log.warn(
          "Clients leave more than %d bytes of answers unread; connections closed for that: %d",
          maximum, count);
    }
  }
}
