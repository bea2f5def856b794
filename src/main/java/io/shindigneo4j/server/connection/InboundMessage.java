package io.shindigneo4j.server.connection;

import java.util.Optional;

/**
 * The request of a connection while it arrives and while it waits to be decoded. One at a time: the
 * connection is not read from while its request waits.
 */
public final class InboundMessage {

  private final InboundMemory memory;

  /** Guarded by the memory. */
  private long bytes;

  /** What closes the connection. */
  private volatile Runnable closing = () -> {};

  /** The whole, while it waits; null before, afterwards, and where there is no memory for it. */
  private volatile byte[] whole;

  InboundMessage(InboundMemory memory) {
    this.memory = memory;
  }

  /**
   * A part has arrived.
   *
   * @param close called, on any thread, where memory is needed for others
   */
  void add(int part, Runnable close) {
    closing = close;
    memory.add(this, part);
  }

  /**
   * It has arrived and waits to be decoded.
   *
   * @param close as of the parts
   */
  public void arrived(byte[] message, Runnable close) {
    release();
    whole = message;
    add(message.length, close);
  }

  /** The whole, once; empty if the connection was closed to make room. */
  public Optional<byte[]> take() {
    Optional<byte[]> taken = Optional.ofNullable(whole);
    whole = null;
    return taken;
  }

  /** Nothing of it is kept any more. */
  public void release() {
    memory.remove(this);
  }

  /** Under the lock of the memory. */
  void count(long more) {
    bytes += more;
  }

  /** Under the lock of the memory. */
  long clear() {
    long cleared = bytes;
    bytes = 0;
    return cleared;
  }

  /** What closes the connection. */
  Runnable evict() {
    whole = null;
    return closing;
  }
}
