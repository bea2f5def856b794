package io.shindigneo4j.server.session;

/** Which tasks must not wait for the threads of a lane, whatever these do. */
@FunctionalInterface
public interface Urgency {

  Urgency NONE = task -> false;

  boolean isUrgent(Runnable task);

  /** A task gets a thread out of its turn. */
  default void goAhead(Runnable task) {}

  /** It gets none after all, and waits for its turn. */
  default void comeBack(Runnable task) {}
}
