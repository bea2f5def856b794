package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import java.util.EnumSet;
import java.util.Set;

/**
 * Reads from a connection unless something speaks against it. Of the event loop. To end the last
 * reason brings what has been read already, within the call.
 */
public final class ReadControl {

  /** Why nothing is read. */
  public enum Reason {
    /** Whoever it is that sends is not known yet. */
    LOGIN,
    /** A large message is being decoded elsewhere. */
    DECODING,
    /** The client does not read what is sent. */
    UNREAD,
    /** As many requests are under way as may be. */
    FULL
  }

  private final Channel channel;
  private final Set<Reason> reasons = EnumSet.noneOf(Reason.class);

  public ReadControl(Channel channel) {
    this.channel = channel;
  }

  /** Whether nothing speaks against it. */
  public boolean isReading() {
    return reasons.isEmpty();
  }

  public void pause(Reason reason) {
    set(reason, true);
  }

  public void resume(Reason reason) {
    set(reason, false);
  }

  /** As {@link #goOnAfter}, for any thread. */
  public void resumeLater(Reason reason) {
    channel.eventLoop().execute(() -> resume(reason));
  }

  /**
   * Adds a reason or takes it away; the connection is read while there is none.
   *
   * @param holds whether there is the reason now
   */
  public void set(Reason reason, boolean holds) {
    boolean changed = holds ? reasons.add(reason) : reasons.remove(reason);
    if (changed) {
      channel.config().setAutoRead(reasons.isEmpty());
    }
  }

  /** Closes the connection; for any thread. */
  public void close() {
    channel.close();
  }
}
