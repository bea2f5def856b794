package io.shindigneo4j.driver.metrics;

import java.util.function.IntSupplier;

/** Is told the states of one connection. For one thread at a time. */
public interface ConnectionMeter {

  void connecting();

  /**
   * Requests can be sent.
   *
   * @param inFlight how many requests are in flight on it
   */
  void open(IntSupplier inFlight);

  /** Waits for the next attempt. A connection that was open has been lost. */
  void waiting();

  /** The last state. */
  void closed();
}
