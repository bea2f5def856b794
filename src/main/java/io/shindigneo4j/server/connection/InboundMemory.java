package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.neo4j.logging.Log;

/**
 * Limits the memory of requests that have arrived in part, or wait to be decoded, of all
 * connections. When there is too little, the connection ends whose request has begun first. Safe
 * for use by many threads.
 */
public final class InboundMemory {

  private static final AttributeKey<InboundMessage> MESSAGE =
      AttributeKey.valueOf(InboundMessage.class.getName());

  private final long maximum;
  private final Log log;

  /** Those that have arrived in part, the oldest first; guarded by this, like the others. */
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
    InboundMessage message = new InboundMessage(this);
    channel.attr(MESSAGE).set(message);
    channel.closeFuture().addListener(closed -> message.release());
  }

  /** The message that arrives on a connection; of no memory where nobody watches. */
  public static InboundMessage of(Channel channel) {
    InboundMessage watched = channel.attr(MESSAGE).get();
    return watched == null ? new InboundMessage(new InboundMemory(Long.MAX_VALUE, null)) : watched;
  }

  void add(InboundMessage message, long bytes) {
    Optional<Runnable> closing = addAndEvict(message, bytes);
    while (closing.isPresent()) {
      closing.get().run();
      closing = addAndEvict(message, 0);
    }
  }

  /** A connection that alone has a request may have it. */
  private synchronized Optional<Runnable> addAndEvict(InboundMessage adding, long bytes) {
    messages.add(adding);
    used += bytes;
    adding.count(bytes);
    if (used <= maximum || messages.size() == 1) {
      return Optional.empty();
    }
    InboundMessage oldest = messages.iterator().next();
    tell();
    remove(oldest);
    return Optional.of(oldest.evict());
  }

  synchronized void remove(InboundMessage message) {
    if (messages.remove(message)) {
      used -= message.clear();
    }
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
