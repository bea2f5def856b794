package io.shindigneo4j.testing;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The events of a {@link ScriptedServer}: one for each commit, all of which it keeps. It sends no
 * more than there is credit for. Safe for use by many threads.
 */
public final class ScriptedEvents implements BiConsumer<ScriptedPeer, Request> {

  // Guarded by this.
  private final Map<ScriptedPeer, Cursor> cursors = new HashMap<>();
  private long last;
  private int mostAhead;

  /** Where one client is; it has one subscription. */
  private static final class Cursor {

    private final ScriptedSubscription subscription;
    private long sent;
    private int credit;
    private int ahead;

    Cursor(ScriptedSubscription subscription, long sent) {
      this.subscription = subscription;
      this.sent = sent;
      this.credit = subscription.request().chunks();
    }
  }

  @Override
  public synchronized void accept(ScriptedPeer peer, Request request) {
    if (request instanceof Subscribe subscribe) {
      EventPosition start = position(subscribe.start());
      peer.send(new Subscribed(subscribe.id(), start));
      cursors.put(peer, new Cursor(new ScriptedSubscription(peer, subscribe), start.offset()));
    } else if (request instanceof Credit credit) {
      Cursor cursor = cursors.get(peer);
      cursor.credit += credit.chunks();
      cursor.ahead -= credit.chunks();
    }
    send(peer);
  }

  private EventPosition position(EventStart start) {
    return start instanceof EventStart.After after
        ? after.position()
        : ScriptedSubscription.position(last);
  }

  /** What comes of it is sent on the server's thread, as all is, and so in order. */
  public synchronized void commit() {
    last++;
    cursors.keySet().removeIf(peer -> !peer.isOpen());
    cursors.keySet().forEach(peer -> peer.inTurn(() -> send(peer)));
  }

  private synchronized void send(ScriptedPeer peer) {
    Cursor cursor = cursors.get(peer);
    while (cursor != null && cursor.credit > 0 && cursor.sent < last) {
      cursor.credit--;
      cursor.sent++;
      cursor.ahead++;
      mostAhead = Math.max(mostAhead, cursor.ahead);
      cursor.subscription.send(cursor.sent);
    }
  }

  /** The most messages that a client had not given back the credit of. */
  public synchronized int mostAhead() {
    return mostAhead;
  }

  /** How many clients listen. */
  public synchronized int clients() {
    return cursors.size();
  }
}
