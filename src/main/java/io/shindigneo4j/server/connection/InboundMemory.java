package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.neo4j.logging.Log;
import org.neo4j.logging.NullLog;

/**
 * Limits the memory of requests that have arrived in part, or wait to be decoded, of all
 * connections. When there is too little, the connection ends whose request has begun first. Safe
 * for use by many threads.
 */
public final class InboundMemory {

  private static final AttributeKey<InboundMemory> KEY =
      AttributeKey.valueOf(InboundMemory.class.getName());

  private static final InboundMemory UNLIMITED =
      new InboundMemory(Long.MAX_VALUE, NullLog.getInstance());

  private final long maximum;
  private final Log log;

  /** The oldest first; guarded by this, like the others. */
  private final Set<InboundMessage> messages = new LinkedHashSet<>();

  private long used;
  private long evictions;

  /**
   * @param maximum in bytes
   */
  public InboundMemory(long maximum, Log log) {
    this.maximum = maximum;
    this.log = log;
  }

  /** The bytes that requests take. */
  public synchronized long used() {
    return used;
  }

  /** Counts what arrives on a new connection. */
  public void watch(Channel channel) {
    channel.attr(KEY).set(this);
  }

  static InboundMemory of(Channel channel) {
    InboundMemory watching = channel.attr(KEY).get();
    return watching == null ? UNLIMITED : watching;
  }

  /** Closes connections, on any thread, until there is room. */
  void add(InboundMessage message, int bytes) {
    Optional<InboundMessage> evicted = addAndEvict(message, bytes);
    while (evicted.isPresent()) {
      evicted.get().close();
      evicted = addAndEvict(message, 0);
    }
  }

  /** A connection that alone has a request may have it. */
  private synchronized Optional<InboundMessage> addAndEvict(InboundMessage adding, int bytes) {
    if (!adding.count(bytes)) {
      return Optional.empty();
    }
    messages.add(adding);
    used += bytes;
    if (used <= maximum || messages.size() == 1) {
      return Optional.empty();
    }
    InboundMessage oldest = messages.iterator().next();
    remove(oldest);
    tell();
    return Optional.of(oldest);
  }

  /** What is removed is counted no more. */
  synchronized void remove(InboundMessage message) {
    messages.remove(message);
    used -= message.end();
  }

  /** Not each time: whoever sends parts of requests must not fill the log. */
  private void tell() {
    evictions++;
    if (Long.bitCount(evictions) == 1) {
      log.warn(
          "Requests that have arrived in part take more than %d bytes; connections closed for that:"
              + " %d",
          maximum, evictions);
    }
  }
}
