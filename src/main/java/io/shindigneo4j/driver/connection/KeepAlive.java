package io.shindigneo4j.driver.connection;

/**
 * Decides when to ping a silent server and when to give it up: a ping after one interval without
 * traffic, the end after another. Safe for use by many threads.
 */
final class KeepAlive {

  /** What to do after a check. */
  enum Action {
    /** Something came in since the last check. */
    NONE,
    /** Nothing came in. */
    PING,
    /** Nothing came in, not even after a ping. */
    CLOSE
  }

  /** Whether something came in since the last check; opening the connection counts. */
  private boolean active = true;

  private boolean pinged;

  synchronized void received() {
    active = true;
  }

  /** Called at regular intervals. */
  synchronized Action check() {
    Action action = active ? Action.NONE : pinged ? Action.CLOSE : Action.PING;
    pinged = !active;
    active = false;
    return action;
  }
}
