package io.shindigneo4j.driver.metrics;

/**
 * Is told what a driver does. Many threads call it where time is short, so it must neither block
 * nor throw.
 */
public interface DriverMeters {

  /** Does nothing. */
  DriverMeters NONE = new NoMeters();

  /**
   * A request begins.
   *
   * @param procedure empty unless it calls one
   */
  RequestMeter request(RequestKind kind, String procedure, boolean writes);

  /** A failure with this code is followed by another attempt. */
  void retried(String code);

  /** A message of so many bytes, compressed if so agreed, was handed to a connection. */
  void sent(int bytes);

  /** A message of so many bytes has arrived, before it is decompressed. */
  void received(int bytes);

  /** An arrived message has so many bytes after it was decompressed. */
  void inflated(int bytes);

  /** A new connection, whose states the result is told. */
  ConnectionMeter connection();

  /** A new subscription to events, of which the result is told. */
  SubscriptionMeter subscription();
}
