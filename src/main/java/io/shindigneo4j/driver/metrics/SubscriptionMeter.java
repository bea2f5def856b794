package io.shindigneo4j.driver.metrics;

/** Is told what one subscription to events brings. For one thread at a time. */
public interface SubscriptionMeter {

  SubscriptionMeter NONE = new NoMeters();

  /** A message with so many events was read. */
  void events(int count);

  /** A gap was read. */
  void gap();

  /** The server has answered another request of the subscription, after one that had failed. */
  void resumed();

  /** The last call: the application has ended it, or it has failed. */
  void closed();
}
