package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;

/**
 * Sends what a subscription gets, without waiting. Called by one thread at a time; not after it has
 * been told of the end.
 */
public interface EventReceiver {

  /** Whether more can be sent now. */
  boolean hasRoom();

  /** Runs a task once, as soon as there may be room again or the receiver has gone. */
  void onRoom(Runnable task);

  /** The subscription counts: comes first. */
  void subscribed(EventPosition position);

  /** The events of one commit; none where nothing has happened up to the position. */
  void events(EventPosition position, List<GraphEvent> events);

  /** Events may be missing before the position. */
  void gap(EventPosition position, String reason);

  /** The subscription has ended without the receiver's doing. */
  void ended(RequestException reason);
}
