package io.shindigneo4j.driver.metrics;

import java.util.function.IntSupplier;

/** Hears the states of one connection. For one thread at a time. */
public interface ConnectionMeter {

  void connecting();

  /**
   * Requests can be sent.
   *
   * @param inFlight how many requests are in flight on it
   */
  void open(IntSupplier inFlight);

  /** For the next attempt; it has been lost if it was open. */
  void waiting();

  /** For good. */
  void closed();
}
