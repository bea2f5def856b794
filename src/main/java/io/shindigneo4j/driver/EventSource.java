package io.shindigneo4j.driver;

import java.util.Optional;

/** Messages of a subscription as they arrive. For one reading thread at a time. */
interface EventSource {

  /**
   * Subscribes.
   *
   * @param onArrival called when {@link #poll} may have something new; must not block
   */
  void start(Runnable onArrival);

  /**
   * The next message; empty if there is none now.
   *
   * @throws DriverException once there will be none any more; each time again
   */
  Optional<EventMessage> poll();

  /** Ends the subscription. Any thread may call it, also more than once. */
  void close();
}
