package io.shindigneo4j.driver.metrics;

/**
 * Hears what a driver does. Called where time is short, by many threads: it must neither wait nor
 * throw.
 */
public interface DriverMeters {

  /** Hears nothing, and costs nothing. */
  DriverMeters NONE = new NoMeters();

  /**
   * A request begins.
   *
   * @param procedure empty unless it calls one
   */
  RequestMeter request(RequestKind kind, String procedure, boolean writes);

  /** What has failed with this code is tried again. */
  void retried(String code);

  /** Bytes of a message have been handed to a connection, as they travel. */
  void sent(int bytes);

  /** Bytes of a message have come, as they travelled. */
  void received(int bytes);

  /** A message that may come compressed has been made a document of so many bytes. */
  void inflated(int bytes);

  /** There is to be a connection, which belongs to one that calls in turn. */
  ConnectionMeter connection();
}
