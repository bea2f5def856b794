package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;

/**
 * Where a listener's events go. Called by one thread at a time, which it must not hold up: what
 * cannot be taken now is asked for later with {@link HubListener#proceed}.
 */
public interface EventSink {

  /** Whether one more event can be taken now. */
  boolean isReady();

  void event(HubEvent event);

  /**
   * All up to a position was told.
   *
   * @param position of a commit
   */
  default void passed(EventPosition position) {}

  /**
   * Events may be missing: what was known must be read anew, before what comes next.
   *
   * @param id by which to go on
   */
  void gap(String id);

  /**
   * All there is now was told.
   *
   * @param id by which to go on; null where it cannot be told yet
   * @param due whether some sign of life is wanted
   */
  void idle(String id, boolean due);

  /** There will be nothing more. Called once. */
  void end(EndReason reason);
}
