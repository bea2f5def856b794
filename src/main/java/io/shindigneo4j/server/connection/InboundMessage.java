package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import java.util.Optional;

/**
 * A request that has arrived in part, or that waits to be decoded; counted until it is released.
 */
public final class InboundMessage {

  private final InboundMemory memory;
  private final Channel channel;
  private final ChannelFutureListener released = closed -> release();

  /** Guarded by the memory, like the other. */
  private long bytes;

  private boolean ended;

  /** The whole, while it waits. Null before and afterwards, and where the connection has ended. */
  private byte[] whole;

  private InboundMessage(Channel channel) {
    this.channel = channel;
    this.memory = InboundMemory.of(channel);
  }

  /** The first part of a message. */
  static InboundMessage begin(Channel channel, int part) {
    InboundMessage message = new InboundMessage(channel);
    message.add(part);
    channel.closeFuture().addListener(message.released); // at once if it is closed
    return message;
  }

  /** A whole message, which waits to be decoded. */
  public static InboundMessage waiting(Channel channel, byte[] whole) {
    InboundMessage message = new InboundMessage(channel);
    message.whole = whole;
    message.add(whole.length);
    channel.closeFuture().addListener(message.released);
    return message;
  }

  /** A part has arrived. */
  void add(int part) {
    memory.add(this, part);
  }

  /**
   * The whole, once, which is counted no more: few are decoded at a time. Empty if its connection
   * has ended, or is about to.
   */
  public Optional<byte[]> take() {
    synchronized (memory) {
      Optional<byte[]> taken = Optional.ofNullable(whole);
      release();
      return taken;
    }
  }

  /** Nothing of it is kept any more. */
  void release() {
    memory.remove(this);
    channel.closeFuture().removeListener(released);
  }

  /** Under the lock of the memory; false if it is counted no more. */
  boolean count(int more) {
    if (!ended) {
      bytes += more;
    }
    return !ended;
  }

  /** Under the lock of the memory: the bytes that were counted. */
  long end() {
    long counted = bytes;
    bytes = 0;
    ended = true;
    whole = null;
    return counted;
  }

  void close() {
    channel.close();
  }
}
