package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import java.util.EnumSet;
import java.util.Set;

/**
 * Pauses reading from a connection while there is a reason to. Of the event loop. When the last
 * reason ends, messages that were held arrive within the call.
 */
public final class ReadControl {

  /** Why reading is paused. */
  public enum Reason {
    /** The login of the client is under way. */
    LOGIN,
    /** Another thread decodes a large message. */
    DECODING,
    /** The client does not read its answers. */
    UNREAD,
    /** The connection has as many requests under way as it may have. */
    FULL
  }

  private final Channel channel;
  private final Set<Reason> reasons = EnumSet.noneOf(Reason.class);

  public ReadControl(Channel channel) {
    this.channel = channel;
  }

  /** Whether there is no reason to pause. */
  public boolean isReading() {
    return reasons.isEmpty();
  }

  public void pause(Reason reason) {
    set(reason, true);
  }

  public void resume(Reason reason) {
    set(reason, false);
  }

  /** As {@link #resume}, for any thread. */
  public void resumeLater(Reason reason) {
    channel.eventLoop().execute(() -> resume(reason));
  }

  /**
   * Adds a reason or removes it; the connection is read while there is none.
   *
   * @param holds whether there is the reason now
   */
  public void set(Reason reason, boolean holds) {
    boolean changed = holds ? reasons.add(reason) : reasons.remove(reason);
    if (changed) {
      channel.config().setAutoRead(reasons.isEmpty());
    }
  }

  /** Pauses while a message waits to be decoded. */
  public InboundMessage pauseFor(byte[] message) {
    pause(Reason.DECODING);
    return InboundMessage.waiting(channel, message);
  }

  /** Closes the connection; for any thread. */
  public void close() {
    channel.close();
  }
}
